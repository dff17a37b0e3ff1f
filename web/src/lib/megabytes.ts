const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

/** '12 kB', '4.4 MB', '15 MB', '11 GB'. */
export function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < MEGABYTE / 10) return `${Math.ceil(bytes / KILOBYTE)} kB`;
  return bytes < GIGABYTE ? `${amount(bytes / MEGABYTE)} MB` : `${amount(bytes / GIGABYTE)} GB`;
}

/** '1.2 of 4.4 MB' */
export function megabytesOf(some: number, all: number): string {
  return `${amount(some / MEGABYTE)} of ${amount(all / MEGABYTE)} MB`;
}

function amount(units: number): string {
  return units < 10 ? units.toFixed(1) : String(Math.round(units));
}
