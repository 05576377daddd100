/**
 * Draws the states of the country from us-atlas (US Census Bureau, public domain) for the small map of a college
 * outside North Carolina: `app/ui/maps/united-states.svg` and `app/ui/maps/country-projection.ts`. Degrees
 * are drawn as they are, so the map is true wherever its width is narrowed by the cosine of the latitude.
 *
 *     node apps/portal/scripts/draw-country-map.ts
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Shapes = Topology<{ states: GeometryCollection<{ name: string }> }>;
type Point = readonly [number, number];

const atlas = createRequire(import.meta.url)('us-atlas/states-10m.json') as Shapes;
const maps = new URL('../app/ui/maps/', import.meta.url);
const COUNTRY = { west: -180, north: 72, wide: 116, high: 55 };
const PER_DEGREE = 10;
const TOLERANCE = 0.25;
const SMALLEST = 1;

const areas = atlas.objects.states.geometries.filter(
  (one): one is typeof one & (Polygon | MultiPolygon) => one.type?.endsWith('Polygon') === true,
);
const land = merge(atlas, areas)
  .coordinates.flat()
  .map((ring) => ring.map(project))
  .filter((ring) => size(ring) > SMALLEST)
  .map((ring) => `${path(simplify(ring))}z`)
  .join('');
const borders = mesh(atlas, atlas.objects.states, (a, b) => a !== b)
  .coordinates.map((line) => path(simplify(line.map(project))))
  .join('');

await writeFile(
  new URL('united-states.svg', maps),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COUNTRY.wide * PER_DEGREE} ${COUNTRY.high * PER_DEGREE}" preserveAspectRatio="none">
<path d="M0 0h${COUNTRY.wide * PER_DEGREE}v${COUNTRY.high * PER_DEGREE}H0z" fill="#D8E5EA"/>
<g stroke-width="1.3" stroke-linejoin="round"><path d="${land}" fill="#FCFAF4" stroke="#9DA392" vector-effect="non-scaling-stroke"/>
<path d="${borders}" fill="none" stroke="#CBC2AD" vector-effect="non-scaling-stroke"/></g>
</svg>
`,
);
await writeFile(
  new URL('country-projection.ts', maps),
  `/** The piece of the world in united-states.svg, in degrees. Made by scripts/draw-country-map.ts. */\nexport const COUNTRY = { west: ${COUNTRY.west}, north: ${COUNTRY.north}, wide: ${COUNTRY.wide}, high: ${COUNTRY.high} } as const;\n`,
);

function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  return [(longitude - COUNTRY.west) * PER_DEGREE, (COUNTRY.north - latitude) * PER_DEGREE];
}

function size(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

/** Leaves out points that are nearer to the last kept one than the tolerance; the ends stay. */
function simplify(line: readonly Point[]): readonly Point[] {
  let kept: Point | undefined;
  return line.filter((at, index) => {
    const near = kept && Math.hypot(at[0] - kept[0], at[1] - kept[1]) < TOLERANCE;
    if (near && index < line.length - 1) return false;
    kept = at;
    return true;
  });
}

function path(line: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  return line
    .map(([x, y], index) => {
      const [dx, dy] = [Math.round((x - atX) * 10) / 10, Math.round((y - atY) * 10) / 10];
      [atX, atY] = [atX + dx, atY + dy];
      return `${index === 0 ? 'M' : 'l'}${bare(dx)}${dy < 0 ? '' : ' '}${bare(dy)}`;
    })
    .join('');
}

function bare(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}
