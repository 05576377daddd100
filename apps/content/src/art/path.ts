export type Point = { x: number; y: number };

/** A coordinate with at most one decimal: enough for a drawing and short in a file. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `x y` as it stands in a path. */
export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}
