import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { readEnrichment } from '../../enrichment/read-enrichment.ts';
import { importFile } from '../import-file.ts';
import { loadAsShipped, undoImport } from '../versions/go-back.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-enrichment-'));
const header =
  'ID,NAME,HOST,UNITID,CITY,ZIP,LEVELS,WHO,AREAS,OVERNIGHT,FEE FROM,FEE TO,SCHOLARSHIP,WHEN,STARTS,ENDS,APPLY BY,ADDRESS,SOURCE';

async function load(rows: readonly string[], year = '2027') {
  const file = join(folder, 'enrichment.csv');
  await writeFile(file, `${header}\n${rows.join('\n')}\n`);
  return importFile(pool, { kind: 'enrichment-programs', file, year, accept: objectionNames });
}

describe('the list of enrichment programs', () => {
  it('takes the place of what was known, and goes back to what is shipped', async () => {
    const before = await readEnrichment(pool);
    await load([
      '7,Robot camp,UNC Chapel Hill,199120,Chapel Hill,27599,"middleSchool;HighSchool",Rising 8 to 10,"engineering, technology",yes,100,300,no,summer,2027-06-14,2027-06-18,2027-03-01,https://example.org/robots,the host',
      '8,Chess club,Somebody,,,,elementaryschool,,,,,,,,,,,,the host',
    ]);
    expect(await readEnrichment(pool)).toMatchObject([
      {
        id: 8,
        campus: { value: 'Somebody', name: 'Somebody' },
        place: null,
        levels: ['elementarySchool'],
        fee: null,
        overnight: null,
        hasScholarship: null,
        timeFrames: [],
        applyBy: null,
        sector: 'Other',
        year: 2027,
      },
      {
        id: 7,
        campus: { value: '199120', name: 'University of North Carolina at Chapel Hill' },
        sector: 'UNC',
        place: { latitude: expect.any(Number), longitude: expect.any(Number) },
        levels: ['middleSchool', 'highSchool'],
        areas: ['engineering', 'technology'],
        fee: { from: 100, to: 300 },
        overnight: true,
        hasScholarship: false,
        timeFrames: ['summer'],
        startsOn: '2027-06-14',
        endsOn: '2027-06-18',
        applyBy: '2027-03-01',
        address: 'https://example.org/robots',
      },
    ]);
    await loadAsShipped(pool, 'enrichment-programs');
    expect(await readEnrichment(pool)).toEqual(before);
  });

  it('goes back to every program of the list before, also those of no college', async () => {
    const before = await readEnrichment(pool);
    expect(before.some(({ campus }) => !/^\d+$/.test(campus.value))).toBe(true);
    await load(['8,Chess club,Somebody,,,,college,,,,,,,,,,,,the host']);
    await undoImport(pool, 'enrichment-programs');
    expect(await readEnrichment(pool)).toEqual(before);
  });

  it('keeps where a program is, as the list says it', async () => {
    const file = join(folder, 'places.csv');
    await writeFile(
      file,
      'ID,NAME,HOST,LEVELS,SOURCE,LATITUDE,LONGITUDE\n7,Camp,Host,college,s,35.9,-79.05\n',
    );
    await importFile(pool, { kind: 'enrichment-programs', file, year: '2027', accept: objectionNames });
    expect(await readEnrichment(pool)).toMatchObject([{ place: { latitude: 35.9, longitude: -79.05 } }]);
    await loadAsShipped(pool, 'enrichment-programs');
  });

  it.each([
    ['x,Camp,Host,,,,college,,,,,,,,,,,,s', 'ID “x” is no number'],
    ['1,,Host,,,,college,,,,,,,,,,,,s', 'NAME is empty'],
    ['1,Camp,,,,,college,,,,,,,,,,,,s', 'HOST is empty'],
    ['1,Camp,Host,,,,,,,,,,,,,,,,s', 'LEVELS is empty'],
    ['1,Camp,Host,,,,kindergarten,,,,,,,,,,,,s', 'LEVELS “kindergarten” is none of'],
    ['1,Camp,Host,,,2759,college,,,,,,,,,,,,s', 'ZIP “2759” is no ZIP code'],
    ['1,Camp,Host,,,,college,,magic,,,,,,,,,,s', 'AREAS “magic” is none of'],
    ['1,Camp,Host,,,,college,,,perhaps,,,,,,,,,s', 'OVERNIGHT “perhaps” is neither yes nor no'],
    ['1,Camp,Host,,,,college,,,,-1,,,,,,,,s', 'FEE FROM -1 is not between'],
    ['1,Camp,Host,,,,college,,,,300,100,,,,,,,s', 'FEE TO is less than FEE FROM'],
    ['1,Camp,Host,,,,college,,,,,100,,,,,,,s', 'FEE TO is less than FEE FROM, or stands alone'],
    ['1,Camp,Host,,,,college,,,,,,,winter,,,,,s', 'WHEN “winter” is none of'],
    ['1,Camp,Host,,,,college,,,,,,,,2027-06-31,,,,s', 'STARTS “2027-06-31” is no day'],
    ['1,Camp,Host,,,,college,,,,,,,,2027-06-20,2027-06-14,,,s', 'ENDS is before STARTS'],
    ['1,Camp,Host,,,,college,,,,,,,,,,soon,,s', 'APPLY BY “soon” is no day'],
    ['1,Camp,Host,,,,college,,,,,,,,,,,javascript:alert(1),s', 'ADDRESS “javascript:alert(1)” is no address'],
    ['1,Camp,Host,,,,college,,,,,,,,,,,,', 'SOURCE is empty'],
  ])('refuses %j whole', async (row, problem) => {
    const before = await readEnrichment(pool);
    await expect(load([row])).rejects.toThrow(problem);
    expect(await readEnrichment(pool)).toEqual(before);
  });

  it('refuses a list that is too long for one map, and a year that is none', async () => {
    const many = Array.from({ length: 501 }, (_, n) => `${n + 1},Camp,Host,,,,college,,,,,,,,,,,,s`);
    await expect(load(many)).rejects.toThrow('at most 500');
    await expect(load(['1,Camp,Host,,,,college,,,,,,,,,,,,s'], 'soon')).rejects.toThrow('no year');
  });
});

describe('what is shipped', () => {
  it('are 49 programs, each with its source and the year it is of', async () => {
    const programs = await readEnrichment(pool);
    expect(programs).toHaveLength(49);
    for (const program of programs) {
      expect(program.source).not.toMatch(/general knowledge|verified/i);
      expect(program.year).toBeGreaterThan(2015);
      expect(program.levels).not.toEqual([]);
      expect(program.areas).not.toEqual([]);
    }
    expect(programs.filter(({ fee }) => fee?.to === 0)).not.toEqual([]);
  });
});
