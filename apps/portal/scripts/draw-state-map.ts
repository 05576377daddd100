/**
 * Draws North Carolina from the county shapes of us-atlas (US Census Bureau, public domain):
 * `app/ui/maps/north-carolina.svg`, the base map with counties and neighbours, and
 * `app/ui/maps/state-outline.ts`, the outline alone. Run again when us-atlas changes.
 *
 *     node apps/portal/scripts/draw-state-map.ts
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { MAP, mapX, mapY } from '../app/ui/maps/state-projection.ts';

type Shapes = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;
type Point = readonly [number, number];

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Shapes;
const STATE = '37';
const NEIGHBOURS = ['13', '45', '47', '51', '21', '54'];
const maps = new URL('../app/ui/maps/', import.meta.url);

const inState = (id: unknown) => String(id).padStart(5, '0').startsWith(STATE);
const counties = atlas.objects.counties.geometries.filter(({ id }) => inState(id));
const areas = counties.filter(
  (one): one is typeof one & (Polygon | MultiPolygon) => one.type?.endsWith('Polygon') === true,
);

const outline = rings(merge(atlas, areas).coordinates.flat(), 0.55);
const borders = mesh(atlas, { type: 'GeometryCollection', geometries: counties }, (a, b) => a !== b)
  .coordinates.map((line) => open(simplify(line.map(project), 0.7)))
  .join('');
const neighbours = atlas.objects.states.geometries
  .filter(({ id }) => NEIGHBOURS.includes(String(id)))
  .map((state) => {
    const areasOfState = state.type === 'Polygon' || state.type === 'MultiPolygon' ? [state] : [];
    return rings(merge(atlas, areasOfState as (Polygon | MultiPolygon)[]).coordinates.flat(), 1.2);
  })
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MAP.viewBox}">
<path d="M${MAP.left} ${MAP.top}h${MAP.width}v${MAP.height}h-${MAP.width}z" fill="#D8E5EA"/>
<path d="${neighbours}" fill="#EDE7D9" stroke="#DAD2C0"/>
<path d="${outline}" fill="#FCFAF4" stroke="#9DA392" stroke-width="1.3"/>
<path d="${borders}" fill="none" stroke="#E4DDCD"/>
</svg>
`;
await writeFile(new URL('north-carolina.svg', maps), svg);

// Drawn small: whole units are less than a pixel there, and half of the letters.
const simple = rings(merge(atlas, areas).coordinates.flat(), 2.2, 40, 1);
await writeFile(
  new URL('state-outline.ts', maps),
  `/** Outline of North Carolina in the units of state-projection.ts. Made by scripts/draw-state-map.ts. */\nexport const STATE_OUTLINE =\n  '${simple}';\n`,
);

function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  return [mapX(longitude), mapY(latitude)];
}

/** Closed rings that touch the picture and are large enough to see. @param step to which places are rounded */
function rings(coordinates: number[][][], tolerance: number, smallest = 3, step = 0.1): string {
  return coordinates
    .map((ring) => ring.map(project))
    .filter((ring) => size(ring) > smallest && ring.some(isNear))
    .map((ring) => `${open(simplify(ring, tolerance), step)}z`)
    .join('');
}

function isNear([x, y]: Point): boolean {
  return (
    x > MAP.left - 60 && x < MAP.left + MAP.width + 60 && y > MAP.top - 60 && y < MAP.top + MAP.height + 60
  );
}

function size(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

/** Douglas-Peucker: leaves out every point nearer than the tolerance to the line without it. */
function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceTo(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * x - dx * y + bx * ay - by * ax) / length;
}

function open(line: readonly Point[], step = 0.1): string {
  let [atX, atY] = [0, 0];
  return line
    .map(([x, y], index) => {
      const [dx, dy] = [Math.round((x - atX) / step) * step, Math.round((y - atY) / step) * step];
      [atX, atY] = [atX + dx, atY + dy];
      return `${index === 0 ? 'M' : 'l'}${bare(dx)}${dy < 0 ? '' : ' '}${bare(dy)}`;
    })
    .join('');
}

function bare(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}
