import type { AppErrorCode } from '../../lib/app-error.ts';

/** One concrete thing to do about a photo that was rejected; other failures have no such remedy. */
const SHOT_HINTS: Partial<Record<AppErrorCode, string>> = {
  low_resolution: 'Take the photo with the camera itself, and let the label fill the picture.',
  low_contrast: 'Step to one side, so that no lamp and no window shines on the label.',
  blurry: 'Rest your elbows against your body, and wait until the letters are sharp.',
  tiny_text: 'Let the label fill the picture from edge to edge.',
  hard_to_read: 'Hold the phone level with the label, not from above or from one side.',
  no_text: 'The label is the small card on the wall beside the work.',
  no_text_in_image: 'The label is the small card on the wall beside the work.',
};

/** @returns undefined where another photo would not help */
export function shotHint(code: AppErrorCode | undefined): string | undefined {
  return code && SHOT_HINTS[code];
}
