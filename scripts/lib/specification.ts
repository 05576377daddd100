import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '../../apps/portal/app/addresses.ts';
import { idsOf, type Operation } from '../../packages/contract/src/operation.ts';

const ROOT = join(import.meta.dirname, '../..');
const ID = /\b(?:API|UI|ST|VAL|MSG|CON|GAP)-\d{3}\b/g;
const KINDS: Record<string, string> = {
  API: 'Calls',
  UI: 'Pages',
  ST: 'States',
  VAL: 'Checks of what is typed',
  MSG: 'Messages',
  CON: 'Constants',
  GAP: 'Decisions where the specification is silent',
};

export interface SpecificationRow {
  id: string;
  /** Own words, of the contract or the table of addresses; the file that carries it out for other rows. */
  what: string;
  /** Files of tests that cite the id. */
  tests: string[];
}

/** Every row of the specification that the product's code cites, with the tests that cite it. */
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
  const pages = new Set(ADDRESSES.filter(({ built }) => built).map(({ id }) => id));
  return [...code.keys()]
    .filter((id) => !id.startsWith('UI-') || pages.has(id))
    .toSorted()
    .map((id) => ({
      id,
      what: words.get(id) ?? `\`${code.get(id)?.[0] ?? ''}\``,
      tests: tests.get(id) ?? [],
    }));
}

/**
 * Rows that are built and that no test names, a line for each: the id, a tab, and why. Nothing is added to the list;
 * `node scripts/specification.ts` takes off what a test names meanwhile.
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

Every row of the specification that is built, with the tests that name it. \`node scripts/specification.ts\` writes this page from the ids that code and tests cite. ${proven} of ${rows.length} rows are proven by a test that names them; the others stand in \`scripts/lib/unproven-rows.txt\`, with the reason.

${parts.join('\n')}`;
}

function proofOf(tests: string[]): string {
  return tests.length === 0 ? '_no test names it yet_' : tests.map((file) => `\`${file}\``).join('<br>');
}

function citedIn(files: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of new Set(readFileSync(join(ROOT, file), 'utf8').match(ID)))
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
