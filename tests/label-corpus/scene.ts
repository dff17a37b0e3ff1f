import type { Point, Pose } from './homography.ts';
import type { PrintedLabel } from './layout.ts';
import type { Turn } from './exif.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export type Side = 'left' | 'right' | 'above' | 'below';

export const READABLE_KINDS = ['clean', 'handheld', 'hard', 'phone'] as const;
export const UNREADABLE_KINDS = [
  'low_resolution',
  'low_contrast',
  'blurry',
  'tiny_text',
  'hard_to_read',
  'no_text',
] as const;
/** Readable too, and more than one label by itself (`museum-scene.ts`); not among those the rules are judged on. */
export const MUSEUM_KINDS = [
  'bilingual',
  'languages',
  'columns',
  'cards',
  'object',
  'messenger',
  'case',
  'screen',
  'plaque',
  'display',
  'street',
  'steep',
  'processed',
  'banded',
  'relief',
  'mingled',
] as const;
export const KINDS = [...READABLE_KINDS, ...MUSEUM_KINDS, ...UNREADABLE_KINDS] as const;

/** A class of readable photos, or the rule of docs/behaviour.md#label-checks that should reject the photo. */
export type Kind = (typeof KINDS)[number];

export type MuseumKind = (typeof MUSEUM_KINDS)[number];

export function isKind(name: string): name is Kind {
  return KINDS.some((kind) => kind === name);
}

/** What may be special about a photo. */
export type Feature =
  | 'white-on-dark'
  | 'engraved'
  | 'vinyl'
  | 'two-columns'
  | 'capitals'
  | 'warm'
  | 'dim'
  | 'gradient'
  | 'shadow'
  | 'glare'
  | 'touching'
  | 'painting'
  | 'neighbour'
  | 'turned'
  | 'exif'
  | 'exif-wrong'
  | 'barrel'
  | 'curl'
  | 'finger'
  | 'brick'
  | 'boards'
  | 'stripes'
  | 'landscape'
  | PhoneFeature;

/** What a photo taken with a phone in a museum may show besides (`phone-scene.ts`). */
export const PHONE_FEATURES = [
  'far',
  'reflection',
  'washed-out',
  'steep',
  'askew',
  'light-type',
  'condensed',
  'old-style',
  'italics',
  'small-caps',
  'bilingual-beside',
  'bilingual-below',
  'wall-panel',
  'marks',
  'coloured-card',
  'wood',
  'concrete',
  'damask',
  'letters-on-wall',
  'lightbox',
  'night',
  'jerked',
  'visitor-shadow',
  'metal',
  'on-glass',
  'letter-spaced',
  'long-lines',
  'row-of-labels',
  'handwriting',
  'hairlines',
] as const;
export type PhoneFeature = (typeof PHONE_FEATURES)[number];

/** How the label is made. Without a card its letters stand on the wall. */
export interface SceneLabel {
  printed: PrintedLabel;
  /** CSS font stack. */
  font: string;
  ink: Colour;
  card: Colour | null;
  /** Darkness of the card's shadow on the wall, 0 to 1. */
  cardShadow: number;
  /** How far the card's left and right sides stand off the wall, as a share of its width: paper that rolls up. */
  curl: number;
  /** Weight of the letters that are not bold, as CSS has it. */
  weight: number;
  /** Beside the text, at the right: a square code, a sign, the handset of an audio guide. */
  marks: readonly ('code' | 'sign' | 'handset')[];
  /** Screws in the corners of the card. */
  screws: boolean;
  /** Letters cut into the card: a bright lower edge beside the ink. */
  engraved: boolean;
  /** How letters are filled: whole, their outline alone, with lit dots, as metal that stands up from the card, or cut into it. */
  face: 'solid' | 'outlined' | 'dots' | 'cast' | 'cut';
  /** Where the shadow of letters that stand up from the card falls, in their height; in letters cut into it the same way, inside them. */
  shadow: Point;
  /** A picture under the print, so much of it to be seen. */
  backdrop: { seed: number; style: Painting['style']; strength: number } | null;
  /** What the lines above all columns are printed in and on, over the card's whole width; null where that is as below them. */
  band: { card: Colour; ink: Colour } | null;
  /** A line all around, inside the card's edge. */
  ruled: boolean;
  /** Brushed metal: streaks along it, and a lamp mirrored in a band across it. */
  metal: { seed: number; lamp: number; shine: number } | null;
  /** Letters stuck on a pane some way before the wall: where in em, and how dark, their shadow falls. */
  onGlass: { dx: number; dy: number; depth: number } | null;
  /** Distance of baselines in em. */
  leading: number;
  /** Margin around the text in em. */
  padding: number;
}

/** How large the label stands in the picture: by area, or by the height of its small letters. */
export type LabelSize = { fill: number; minXHeight: number } | { xHeight: number };

export type WallPattern = 'brick' | 'boards' | 'concrete' | 'damask' | 'foliage' | 'clutter';

/** A place in a grid around the label: columns to the right, rows down. */
export type Spot = readonly [column: number, row: number];

/** A rectangle of the flat wall. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Painting {
  seed: number;
  side: Side | 'whole';
  frame: Colour;
  style: 'strokes' | 'stripes' | 'landscape';
}

export interface Shadow {
  /** Direction across the edge, in radians. */
  angle: number;
  /** Place of the edge, as a share of the long side from the middle. */
  offset: number;
  /** Share of the light taken away. */
  depth: number;
  /** Width of the edge, as a share of the long side. */
  softness: number;
}

export interface Glare {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle: number;
  /** 1 is pure white in the middle. */
  strength: number;
}

/** A window or a lamp that glass in front of the label mirrors; lengths as shares of the picture. */
export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  /** 1 is pure white. */
  strength: number;
  /** Width of its edge. */
  softness: number;
}

/** Fringes where the pixels of a lit screen and those of the sensor beat: bent stripes over the whole picture. */
export interface Moire {
  /** Distance of the stripes in pixels. */
  period: number;
  angle: number;
  /** How far they bend, in periods over the picture. */
  bend: number;
  /** Share of the light that comes and goes. */
  depth: number;
}

/** Light, in coordinates of the picture (0 to 1). */
export interface Light {
  exposure: number;
  gains: Colour;
  gradient: readonly [x: number, y: number];
  vignette: number;
  shadow: Shadow | null;
  glare: Glare | null;
  panes: readonly Pane[];
  moire: Moire | null;
}

/** A fingertip over the lens, in a corner of the picture. */
export interface Finger {
  /** From the top left, clockwise. */
  corner: 0 | 1 | 2 | 3;
  /** How far it reaches into the picture, as a share of the long side. */
  reach: number;
  colour: Colour;
}

export interface Lens {
  /** Radial distortion: corners seen this share nearer to the middle; 0 is none. */
  barrel: number;
  /** Standard deviation of the blur in pixels. */
  blur: number;
  /** The same, in heights of the small letters. */
  blurXHeights: number;
  /** Where a jerking hand stood during the exposure, in heights of the small letters; empty when it was still. */
  ghosts: readonly Point[];
  /** Share of the light that is scattered around what is bright. */
  bloom: number;
  /** How much the phone adds of what a blur would take away: halos beside edges. */
  sharpening: number;
  /** The same over some fifty pixels, as tone mapping leaves it: bright rims around what is dark. */
  halo: number;
  /** Standard deviation of the sensor's noise, of 255. */
  noise: number;
  /** 0 to 1. */
  jpegQuality: number;
  /** Quality of a JPEG that was made of the picture before; null for a picture that is encoded once. */
  firstQuality: number | null;
}

/** Everything that is needed to draw one photo; JSON, and the same for the same seed. */
export interface Scene {
  seed: number;
  kind: Kind;
  features: readonly Feature[];
  /** Upright, in pixels. */
  width: number;
  height: number;
  wall: { colour: Colour; roughness: number; grain: number; pattern: 'plaster' | WallPattern };
  label: SceneLabel | null;
  size: LabelSize;
  /** Middle of the label, as shares of the picture from its middle; or the border that cuts its margin. */
  place: Point | { touching: Side };
  /** Beside the label, or at a spot of a grid with so many em between its cards. */
  neighbours: readonly ({ label: SceneLabel } & ({ side: Side } | { at: Spot; gap: number }))[];
  painting: Painting | null;
  finger: Finger | null;
  pose: Pose;
  light: Light;
  lens: Lens;
  /** How far the stored pixels are turned clockwise. */
  turn: Turn;
  /** Byte order of the orientation tag; null stores none. */
  exif: 'II' | 'MM' | null;
  /** The turn that the tag undoes; a wrong tag undoes another than there is. */
  tagged: Turn;
}
