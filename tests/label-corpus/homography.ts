/** Row-major 3 x 3 matrix that takes (x, y, 1) to homogeneous coordinates. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

/** How the phone is held against the wall, in degrees. */
export interface Pose {
  /** Turn about the vertical axis. */
  yaw: number;
  /** Turn about the horizontal axis. */
  pitch: number;
  /** Turn in the picture's plane. */
  roll: number;
}

export function applyHomography(h: Homography, [x, y]: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
}

/** Inverse up to scale, by the adjugate (Hartley and Zisserman, Multiple View Geometry, A4.2). */
export function invertHomography(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h;
  return [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ];
}

/** 0.85 times the long side, as a phone's main lens has; also the distance at which a pixel is one unit wide. */
export function focalLength(width: number, height: number): number {
  return 0.85 * Math.max(width, height);
}

/**
 * Projects the wall (origin at the optical axis, one unit = one pixel at the axis) into the picture.
 * A pinhole camera.
 */
export function cameraHomography(pose: Pose, width: number, height: number): Homography {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [sy, cy] = [Math.sin(radians(pose.yaw)), Math.cos(radians(pose.yaw))];
  const [sp, cp] = [Math.sin(radians(pose.pitch)), Math.cos(radians(pose.pitch))];
  const [sr, cr] = [Math.sin(radians(pose.roll)), Math.cos(radians(pose.roll))];
  const focal = focalLength(width, height);
  // First two columns of pitch * yaw * roll: the wall has no depth of its own.
  const [r00, r01] = [cy * cr, -cy * sr];
  const [r10, r11] = [cp * sr + sp * sy * cr, cp * cr - sp * sy * sr];
  const [r20, r21] = [sp * sr - cp * sy * cr, sp * cr + cp * sy * sr];
  const [cx, cyy] = [width / 2, height / 2];
  return [
    focal * r00 + cx * r20,
    focal * r01 + cx * r21,
    focal * cx,
    focal * r10 + cyy * r20,
    focal * r11 + cyy * r21,
    focal * cyy,
    r20,
    r21,
    focal,
  ];
}
