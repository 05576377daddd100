import { defaultRadiusMiles, distanceBands, zipLength } from '../bands.ts';
import { plainKey } from './catalogue.ts';
import type { FilterProblem, NearZip, SearchFilter } from './filter.ts';

const zipPattern = new RegExp(`^\\d{${zipLength}}$`);
// A distance is never beyond, other than or a part of a number of miles; that is what the bands are for.
const comparisonsOfDistance: readonly unknown[] = [undefined, 'withinRadius', 'lessOrEqual', 'equal', 'in'];
/** No place in the country is farther from another than this. */
const farthestMiles = 13_000;

interface Part {
  readonly filter: SearchFilter;
  readonly field: string;
}

/**
 * Puts the distance filters together: `zip` (five digits, CON-113) with `radius` in miles (50 unless given,
 * GAP-069) or `band` (CON-129). One filter may carry both as '27601,50'.
 */
export function readDistance(parts: readonly Part[], problems: FilterProblem[]): NearZip | null {
  if (parts.length === 0) return null;
  let zip: string | undefined;
  let radius: number | undefined;
  let band: (typeof distanceBands)[number] | undefined;
  const refuse = (field: string, message: string) => problems.push({ field, message });

  for (const { filter, field } of parts) {
    const text = filter.value.trim();
    if (!comparisonsOfDistance.includes(filter.comparison)) {
      refuse(`${field}.comparison`, 'A distance takes withinRadius.');
    }
    switch (plainKey(filter.key)) {
      case 'radius':
        radius = readRadius(text);
        if (radius === undefined) refuse(`${field}.value`, 'Give a radius in miles above 0.');
        break;
      case 'band':
        band = distanceBands.find((candidate) => plainKey(candidate.value) === plainKey(text));
        if (!band)
          refuse(
            `${field}.value`,
            `Use one of ${distanceBands.map((candidate) => candidate.value).join(', ')}.`,
          );
        break;
      default: {
        const [first = '', second, ...more] = text.split(/[,:]/);
        if (zip !== undefined && zip !== first.trim()) refuse(`${field}.value`, 'Use one ZIP code.');
        if (more.length > 0) refuse(`${field}.value`, 'Give a ZIP code and a radius, such as 27601,50.');
        zip = first.trim();
        if (!zipPattern.test(zip)) refuse(`${field}.value`, 'A ZIP code has 5 digits.');
        if (second !== undefined) {
          radius = readRadius(second.trim());
          if (radius === undefined) refuse(`${field}.value`, 'Give a radius in miles above 0.');
        }
      }
    }
  }
  if (zip === undefined) {
    refuse(`${parts[0]?.field ?? 'filters'}.key`, 'A distance needs a ZIP code.');
    return null;
  }
  if (band) return { zip, atLeast: band.atLeast, upTo: null, under: band.under };
  return { zip, atLeast: 0, upTo: radius ?? defaultRadiusMiles, under: null };
}

function readRadius(text: string): number | undefined {
  const miles = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(miles) && miles > 0 && miles <= farthestMiles ? miles : undefined;
}
