/** Coordinates are written with at most one decimal: finer is invisible and costs bytes. */
export function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.');
}

/** "12 7.5", as path commands want it. */
export function point(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/** Numbers in a row with no more space between them than needed: "2.1-8 .5". */
function packed(...values: number[]): string {
  return values
    .map((value, index) => (index > 0 && round(value) >= 0 ? ` ${short(value)}` : short(value)))
    .join('');
}

export interface Corner {
  x: number;
  y: number;
}

/**
 * Writes paths in steps from where the pen is, which is shorter than places. Rounding never adds up: the pen
 * knows where the rounded steps have led it.
 */
export function penAt(start: Corner) {
  let [x, y] = [round(start.x), round(start.y)];
  const parts = [`M${packed(x, y)}`];
  const pen = {
    line(to: Corner) {
      const [dx, dy] = [round(to.x - x), round(to.y - y)];
      parts.push(`l${packed(dx, dy)}`);
      [x, y] = [x + dx, y + dy];
      return pen;
    },
    curve(bend: Corner, to: Corner) {
      const [dx, dy] = [round(to.x - x), round(to.y - y)];
      parts.push(`q${packed(round(bend.x - x), round(bend.y - y), dx, dy)}`);
      [x, y] = [x + dx, y + dy];
      return pen;
    },
    closed: () => `${parts.join('')}z`,
  };
  return pen;
}

/** Path of a closed shape with straight edges. */
export function closedShape([first = { x: 0, y: 0 }, ...corners]: readonly Corner[]): string {
  const pen = penAt(first);
  for (const corner of corners) pen.line(corner);
  return pen.closed();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
