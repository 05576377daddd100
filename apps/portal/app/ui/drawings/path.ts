/** Coordinates are written with at most one decimal: finer is invisible and costs bytes. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** "12 7.5", as path commands want it. */
export function point(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}
