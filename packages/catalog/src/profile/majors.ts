import { degreeTypeOf, degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import type pg from 'pg';

export interface Major {
  readonly programName: string;
  readonly degreeType: DegreeType;
  readonly cipCode: string;
  readonly awards: number;
}

interface Title {
  readonly title: string;
  /** Its place in the order of titles. */
  readonly place: number;
}

/** Reads what each college teaches. */
export async function readMajors(client: pg.PoolClient): Promise<(id: number) => Major[]> {
  const titles = await readTitles(client);
  // One text for each college, taken apart when it is asked for: there are a quarter of a million programs.
  const { rows } = await client.query<[id: number, programs: string]>({
    text: `select college_id, string_agg(cip || ' ' || award_level || ' ' || awards, ',') from catalog.program group by college_id`,
    rowMode: 'array',
  });
  const programs = new Map(rows);
  return (id) => majorsOf(programs.get(id)?.split(',') ?? [], titles);
}

async function readTitles(client: pg.PoolClient): Promise<ReadonlyMap<string, Title>> {
  const { rows } = await client.query<[code: string, title: string]>({
    text: 'select code, title from catalog.cip',
    rowMode: 'array',
  });
  const order = new Intl.Collator();
  const sorted = rows.toSorted(([, a], [, b]) => order.compare(a, b));
  return new Map(sorted.map(([code, title], place) => [code, { title, place }]));
}

/** Award levels of one degree type are one major; most awarded first, then by name. */
function majorsOf(programs: readonly string[], titles: ReadonlyMap<string, Title>): Major[] {
  const majors = new Map<string, Major & { place: number }>();
  for (const program of programs) {
    const [cipCode = '', level, awards] = program.split(' ');
    const degreeType = degreeTypeOf(Number(level));
    if (!degreeType) continue;
    const key = `${cipCode} ${degreeType}`;
    const { title, place } = titles.get(cipCode) ?? { title: `Program ${cipCode}`, place: titles.size };
    const before = majors.get(key)?.awards ?? 0;
    majors.set(key, { programName: title, degreeType, cipCode, awards: before + Number(awards), place });
  }
  return [...majors.values()]
    .toSorted((a, b) => b.awards - a.awards || a.place - b.place || (a.degreeType < b.degreeType ? -1 : 1))
    .map(({ programName, degreeType, cipCode, awards }) => ({ programName, degreeType, cipCode, awards }));
}

/** Counts programs and awards by degree type, in the order of the degree types; types without programs are left out. */
export function majorCountsOf(
  majors: readonly Major[],
): { degreeType: DegreeType; programs: number; awards: number }[] {
  return degreeTypes.flatMap((degreeType) => {
    const own = majors.filter((major) => major.degreeType === degreeType);
    return own.length === 0
      ? []
      : [{ degreeType, programs: own.length, awards: own.reduce((sum, major) => sum + major.awards, 0) }];
  });
}
