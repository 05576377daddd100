import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '../../apps/portal/app/addresses.ts';
import { idsOf, type Operation } from '../../packages/contract/src/operation.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A row, or from one to another: `MSG-083 to MSG-085`, `ST-252 to 258`. */
const CITED = /\b(API|UI|ST|VAL|MSG|CON|MOD|EXT|GAP)-(\d{3})\b(?: to (?:\1-)?(\d{3})\b)?/g;
/** How many rows the specification has of each kind, numbered from one on. Of what it is silent about, the rows that are cited. */
const ROWS = { API: 219, UI: 96, ST: 294, VAL: 75, MSG: 98, CON: 138, MOD: 26, EXT: 38 } as const;
const KINDS: Record<string, string> = {
  API: 'Calls',
  UI: 'Pages',
  ST: 'States',
  VAL: 'Checks of what is typed',
  MSG: 'Messages',
  CON: 'Constants',
  MOD: 'Windows',
  EXT: 'Outside parties',
  GAP: 'Decisions where the specification is silent',
};

export interface SpecificationRow {
  id: string;
  /** Own words, of the contract or the table of addresses; the file that carries it out for other rows. */
  what: string;
  /** Files of tests that cite the id, or that prove the row without naming it. */
  tests: string[];
}

/** Every row of the specification, and every decision that the product's code cites, with the tests that prove it. */
export async function specificationRows(): Promise<SpecificationRow[]> {
  const files = globSync('{apps,packages,tests}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /node_modules|\bbuild\b|\.react-router|specification/.test(name),
  }).toSorted();
  const tests = citedIn(files.filter((file) => /\.test\.tsx?$/.test(file)));
  const code = citedIn(
    files.filter((file) => /^(apps|packages)\//.test(file) && !/\.test\.|\/testing\//.test(file)),
  );
  const words = await ownWords();
  const silent = silentProofs();
  const decided = [...code.keys()].filter((id) => id.startsWith('GAP-'));
  return [...allRows(), ...decided].toSorted().map((id) => ({
    id,
    what: words.get(id) ?? `\`${(code.get(id) ?? tests.get(id) ?? silent.get(id) ?? [''])[0]}\``,
    tests: tests.get(id) ?? silent.get(id) ?? [],
  }));
}

function allRows(): string[] {
  return Object.entries(ROWS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => rowId(kind, at + 1)),
  );
}

function rowId(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(3, '0')}`;
}

/**
 * Rows that tests prove without naming them, a line for each: the id, a tab, the files. For what is so general that it
 * is held by whole files, and for what is older than the habit of naming rows.
 */
const SILENT_FILE = join(ROOT, 'scripts/lib/silent-proofs.txt');

export function silentProofs(): Map<string, string[]> {
  const lines = readFileSync(SILENT_FILE, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line.split('\t').slice(1)]));
}

/** The rows that a text names, each once. */
export function rowsNamed(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, kind = '', first = '', last = first] of text.matchAll(CITED))
    for (let number = Number(first); number <= Number(last); number += 1) found.add(rowId(kind, number));
  return found;
}

/**
 * Rows that no test proves, a line for each: the id, a tab, and why. `node scripts/specification.ts` takes off what a
 * test proves meanwhile.
 */
export const UNPROVEN_FILE = join(ROOT, 'scripts/lib/unproven-rows.txt');

export interface UnprovenRow {
  id: string;
  reason: string;
}

export function unprovenRows(): UnprovenRow[] {
  return readFileSync(UNPROVEN_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', reason = ''] = line.split('\t');
      return { id, reason };
    });
}

/** The document that `docs/specification.md` holds. */
export function specificationDocument(rows: SpecificationRow[]): string {
  const parts = Object.entries(KINDS).map(([kind, title]) => {
    const lines = rows
      .filter(({ id }) => id.startsWith(`${kind}-`))
      .map(({ id, what, tests }) => `| ${id} | ${what} | ${proofOf(tests)} |`);
    return `## ${title}\n\n| row | what, or where | proven by |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  const proven = rows.filter(({ tests }) => tests.length > 0).length;
  return `# Specification

Every row of the specification with what proves it: calls, pages, states, checks, messages, constants, windows and outside parties, and each decision where it is silent. \`node scripts/specification.ts\` writes this page from the ids that code and tests cite, and from \`scripts/lib/silent-proofs.txt\` for what tests prove without naming it. ${proven} of ${rows.length} rows are proven; the others stand in \`scripts/lib/unproven-rows.txt\`, with the reason.

${parts.join('\n')}`;
}

function proofOf(tests: string[]): string {
  return tests.length === 0
    ? '_no test; see the list of reasons_'
    : tests.map((file) => `\`${file}\``).join('<br>');
}

function citedIn(files: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of rowsNamed(readFileSync(join(ROOT, file), 'utf8')))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

async function ownWords(): Promise<Map<string, string>> {
  const words = new Map(ADDRESSES.map(({ id, title, path }) => [id, `${title} (\`${path}\`)`]));
  for (const file of globSync('packages/contract/src/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })) {
    const module = (await import(join(ROOT, file))) as Record<string, unknown>;
    for (const operation of Object.values(module).flatMap(operationsIn))
      for (const id of idsOf(operation)) words.set(id, operation.summary.replaceAll('|', '/'));
  }
  return words;
}

function operationsIn(value: unknown): Operation[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value)].filter(
    (one): one is Operation => typeof one === 'object' && one !== null && 'summary' in one && 'method' in one,
  );
}
