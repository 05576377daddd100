import { NC_COUNTIES } from '@longleaf/rules/addresses/counties';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { religions } from '@longleaf/rules/colleges/religions';
import { sports } from '@longleaf/rules/colleges/sports';
import { sourceSites } from '@longleaf/rules/enrichment/source-sites';
import { states } from '@longleaf/rules/colleges/states';

/** Names of things in lists of others, and what `Intl` writes: no catalogue of ours holds them. */
const NAMES: readonly string[] = [
  ...careerClusters.map(({ name }) => name),
  ...religions.map(([, name]) => name),
  ...sports.map(({ name }) => name),
  ...states.map(([, name]) => name),
  ...NC_COUNTIES.map(({ name }) => name),
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 1).toLocaleDateString('en-US', { month: 'long' }),
  ),
  ...(['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(2026, 1, 1 + day).toLocaleDateString('en-US', { weekday }),
    ),
  ),
  'AM',
  'PM',
];

/**
 * Pieces in plain English letters among texts of a page in the marked language (`en-XA`), but for names and for what is a
 * whole piece of the page's data: in it every sentence of a catalogue has marks on its letters.
 * @param data answers of the API that the page was drawn from.
 */
export function unmarkedPieces(texts: readonly string[], data: readonly string[]): string[] {
  const known = new Set([...NAMES, ...textsIn(data)].flatMap(piecesOf));
  return [...new Set(texts.flatMap(piecesOf))].filter((piece) => !known.has(piece));
}

/** Every text in a value, in texts that are JSON themselves, and the hosts of addresses. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => [name, ...textsIn(part)]);
  return typeof value === 'string'
    ? [value, ...hostIn(value), ...sitesIn(value), ...textsIn(parsed(value))]
    : [];
}

// Screens show the host of a site, without the part that all have.
function hostIn(text: string): string[] {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return [];
  const { hostname } = new URL(text);
  return [hostname, hostname.replace(/^www\d?\./, '')];
}

// Of where a fact was read they show the sites.
function sitesIn(text: string): string[] {
  return sourceSites(text)
    .split(', ')
    .filter((site) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(site));
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The parts of a text between its punctuation and marked letters, without what is no word; letter case is no matter. */
function piecesOf(text: string): string[] {
  return text
    .replaceAll('’', "'")
    .split(/[^A-Za-z0-9 '&./-]+/)
    .map((piece) => piece.replaceAll(/^[^A-Za-z]+|[^A-Za-z]+$/g, '').toLowerCase())
    .filter((piece) => /[a-z]{2}/.test(piece));
}
