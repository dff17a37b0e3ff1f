import { onCard, type Curl } from './curl.ts';
import type { Homography } from './homography.ts';
import { undistorted, type Distortion } from './lens.ts';
import { createRandom } from './random.ts';
import type { Light, Moire, Scene } from './scene.ts';

/** Pixels of the flat wall; `left` and `top` say where on the wall its first pixel lies. */
export interface Plane {
  pixels: ImageData;
  left: number;
  top: number;
}

/** How the camera sees the wall. */
export interface View {
  /** Takes pixels of a straight lens's picture to the wall. */
  toPlane: Homography;
  distortion: Distortion;
  /** The card that does not lie flat. */
  curl: Curl | null;
}

/** Looks at the wall through the camera. */
export function project(plane: Plane, view: View, out: ImageData): void {
  const { data, width, height } = plane.pixels;
  const { toPlane, distortion, curl } = view;
  const target = out.data;
  let at = 0;
  for (let row = 0; row < out.height; row++) {
    for (let column = 0; column < out.width; column++) {
      const [u, v] = distortion.barrel === 0 ? [column, row] : undistorted(distortion, [column, row]);
      const w = toPlane[6] * u + toPlane[7] * v + toPlane[8];
      let x = (toPlane[0] * u + toPlane[1] * v + toPlane[2]) / w;
      let y = (toPlane[3] * u + toPlane[4] * v + toPlane[5]) / w;
      const card = curl === null ? undefined : onCard(curl, [x, y]);
      if (card !== undefined) [x, y] = card.point;
      const light = card?.light ?? 1;
      const cx = Math.min(Math.max(x - plane.left, 0), width - 1.001);
      const cy = Math.min(Math.max(y - plane.top, 0), height - 1.001);
      const x0 = cx | 0;
      const y0 = cy | 0;
      const fx = cx - x0;
      const fy = cy - y0;
      const from = 4 * (y0 * width + x0);
      const below = from + 4 * width;
      for (let channel = 0; channel < 3; channel++) {
        const upper = (data[from + channel] ?? 0) * (1 - fx) + (data[from + 4 + channel] ?? 0) * fx;
        const lower = (data[below + channel] ?? 0) * (1 - fx) + (data[below + 4 + channel] ?? 0) * fx;
        target[at + channel] = (upper * (1 - fy) + lower * fy) * light;
      }
      target[at + 3] = 255;
      at += 4;
    }
  }
}

function lightAt(light: Light, x: number, y: number, aspect: number): number {
  const [dx, dy] = [x - 0.5, y - 0.5];
  let level = light.exposure * (1 + light.gradient[0] * dx + light.gradient[1] * dy);
  level *= 1 - light.vignette * 2 * (dx * dx + dy * dy);
  if (light.shadow !== null) {
    const { angle, offset, depth, softness } = light.shadow;
    const distance = (dx * Math.cos(angle) + dy * aspect * Math.sin(angle) - offset) / softness;
    level *= 1 - depth / (1 + Math.exp(-4 * distance));
  }
  return level;
}

/** What the glass in front mirrors. */
function mirroredAt({ panes }: Light, x: number, y: number): number {
  return panes.reduce((sum, pane) => {
    const [dx, dy] = [x - pane.x, y - pane.y];
    const across = Math.abs(dx * Math.cos(pane.angle) + dy * Math.sin(pane.angle)) - pane.width / 2;
    const down = Math.abs(dy * Math.cos(pane.angle) - dx * Math.sin(pane.angle)) - pane.height / 2;
    return sum + pane.strength / (1 + Math.exp((4 * Math.max(across, down)) / pane.softness));
  }, 0);
}

function glareAt(light: Light, x: number, y: number): number {
  if (light.glare === null) return 0;
  const { angle, rx, ry, strength } = light.glare;
  const [dx, dy] = [x - light.glare.x, y - light.glare.y];
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / rx;
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / ry;
  return strength * Math.exp(-((along * along + across * across) ** 2));
}

/** Lights the picture; light changes slowly, so it is worked out once for every 4 x 4 pixels. */
export function illuminate(light: Light, out: ImageData): void {
  const { data, width, height } = out;
  const aspect = height / width;
  for (let v = 0; v < height; v++) {
    let level = 1;
    let glare = 0;
    for (let u = 0; u < width; u++) {
      if (u % 4 === 0) {
        level = lightAt(light, u / width, v / height, aspect);
        glare = Math.min(
          0.9,
          glareAt(light, u / width, v / height) + mirroredAt(light, u / width, v / height),
        );
      }
      const at = 4 * (v * width + u);
      for (let channel = 0; channel < 3; channel++) {
        const lit = Math.min(255, (data[at + channel] ?? 0) * level * (light.gains[channel] ?? 1));
        data[at + channel] = lit + (255 - lit) * glare;
      }
    }
  }
}

/** Lays the fringes of a lit screen over the picture. */
export function shimmer({ period, angle, bend, depth }: Moire, out: ImageData): void {
  const { data, width, height } = out;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let v = 0, at = 0; v < height; v++) {
    for (let u = 0; u < width; u++, at += 4) {
      const [x, y] = [u / width - 0.5, v / height - 0.5];
      const phase = (u * cos + v * sin) / period + bend * (x * x - y * y + x * y);
      for (let channel = 0; channel < 3; channel++) {
        // The screen's colours stand side by side, so their fringes do.
        const wave = Math.cos(2 * Math.PI * (phase + 0.08 * channel));
        data[at + channel] = (data[at + channel] ?? 0) * (1 - depth * (0.5 + 0.5 * wave));
      }
    }
  }
}

/** Takes away what a blur would leave, as phones do: edges get halos. @param soft the same picture, blurred */
export function sharpen(out: ImageData, soft: ImageData, by: number): void {
  const { data } = out;
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    data[at] = value + by * (value - (soft.data[at] ?? 0));
  }
}

/** Adds the sensor's noise: normal, seven tenths of it in brightness, the rest in each colour. */
export function addNoise(scene: Scene, out: ImageData): void {
  const random = createRandom(scene.seed ^ 0x27d4eb2f);
  const table = Float32Array.from({ length: 1 << 16 }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
    return radius * Math.cos(2 * Math.PI * random.next()) * scene.lens.noise;
  });
  const { data, width, height } = out;
  for (let v = 0; v < height; v++) {
    let at = 4 * v * width;
    let draw = random.int(0, 65_535);
    for (let u = 0; u < width; u++) {
      const brightness = 0.7 * (table[draw & 65_535] ?? 0);
      for (let channel = 0; channel < 3; channel++) {
        const colour = 0.5 * (table[(draw * 3 + channel * 7919) & 65_535] ?? 0);
        data[at + channel] = (data[at + channel] ?? 0) + brightness + colour;
      }
      at += 4;
      draw += 1;
    }
  }
}
