/**
 * Draws the base of the search map from us-atlas (US Census Bureau, public domain): the land, the borders of the
 * states, and the counties of North Carolina and its neighbours, as `base-map.json` beside the map. Each line is a
 * list of whole numbers: the first point, then steps, in units of 1/1000 degree. Run again when us-atlas changes.
 *
 *     node apps/portal/scripts/draw-map-base.ts
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Shapes = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;
type Point = readonly [number, number];

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Shapes;
const UNITS = 1000;
/** North Carolina, Virginia, South Carolina, Tennessee, Georgia. */
const NEAR_STATES = ['37', '51', '45', '47', '13'];
const SMALLEST_ISLAND = 0.02;

const states = atlas.objects.states.geometries;
const land = merge(atlas, states as (Polygon | MultiPolygon)[])
  .coordinates.map(([outer = []]) => outer)
  .filter((ring) => size(ring) > SMALLEST_ISLAND);
const borders = mesh(atlas, atlas.objects.states, (a, b) => a !== b).coordinates;
const counties = mesh(
  atlas,
  {
    type: 'GeometryCollection',
    geometries: atlas.objects.counties.geometries.filter(({ id }) =>
      NEAR_STATES.includes(String(id).padStart(5, '0').slice(0, 2)),
    ),
  },
  (a, b) => a !== b,
).coordinates;

await writeFile(
  new URL('../app/ui/maps/base-map.json', import.meta.url),
  JSON.stringify({
    land: lines(land, 0.012),
    borders: lines(borders, 0.006),
    counties: lines(counties, 0.006),
  }),
);

function lines(shapes: number[][][], tolerance: number): number[][] {
  return shapes
    .map((shape) =>
      steps(
        simplify(
          shape.map(([x = 0, y = 0]): Point => [x, y]),
          tolerance,
        ),
      ),
    )
    .filter((line) => line.length > 2);
}

/** The first point, then the way from each point to the next. */
function steps(points: readonly Point[]): number[] {
  const numbers: number[] = [];
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of points) {
    const [nextX, nextY] = [Math.round(longitude * UNITS), Math.round(latitude * UNITS)];
    if (numbers.length > 0 && nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers;
}

function size(ring: number[][]): number {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

/** Douglas-Peucker: leaves out points that lie within the tolerance of the line without them. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, index] = [0, 0];
  points.forEach((point, place) => {
    const distance = distanceToLine(point, first, last);
    if (distance > farthest) [farthest, index] = [distance, place];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, index + 1), tolerance),
    ...simplify(points.slice(index), tolerance).slice(1),
  ];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}
