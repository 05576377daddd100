import { readFile } from 'node:fs/promises';
import { educationLevels } from '@longleaf/rules/careers/education';
import { interestAreas } from '@longleaf/rules/careers/interests';
import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wageFigures } from '../src/careers/facts.ts';
import type { OccupationFacts, Rating, WageFigure } from '../src/careers/facts.ts';
import { readCareerFacts } from '../src/careers/read-facts.ts';
import type { ProgramFacts } from '../src/programs/facts.ts';
import { readProgramFacts } from '../src/programs/read-facts.ts';

// Figures that scripts/sample-figures.ts took out of the source tables, past the program that builds the shipped ones.
const figure = z.number().nullable();
const ratings = z.array(z.tuple([z.string(), z.number(), z.number()]));
const occupationSample = z.object({
  code: z.string(),
  title: z.string(),
  soc: z.string(),
  jobZone: figure,
  interests: z.array(figure),
  hollandCode: z.string(),
  alternateTitles: z.number(),
  shortTitles: z.array(z.string()),
  reportedTitles: z.array(z.string()),
  skills: ratings,
  knowledge: ratings,
  education: z.array(z.number()),
  related: z.array(z.string()),
  pathways: z.array(z.string()),
  projection: z
    .object({
      thousands: z.tuple([z.number(), z.number(), z.number()]),
      changePercent: z.number(),
      entryEducation: z.string(),
    })
    .nullable(),
  nation: z.array(figure).nullable(),
  state: z.array(figure).nullable(),
  metros: z.record(z.string(), z.array(figure)),
});
const programSample = z.object({
  cip: z.string(),
  title: z.string(),
  group: z.string(),
  family: z.string(),
  occupations: z.array(z.string()),
  levels: z.record(z.string(), z.tuple([z.number(), z.number()])),
  colleges: z.number(),
  first: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

async function sample<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  return z.array(schema).parse(JSON.parse(text));
}

const { pool } = await testDatabase('catalog');
const careers = await readCareerFacts(pool);
const { programs } = await readProgramFacts(pool);
const occupationSamples = await sample('sample-occupations.json', occupationSample);
const programSamples = await sample('sample-programs.json', programSample);

const byCode = (a: string, b: string) => a.localeCompare(b);
const shortFigures: readonly WageFigure[] = ['employment', 'jobsPer1000', 'annualMean', 'annualMedian'];
const metroIds = careers.areas.filter(({ kind }) => kind === 'metro').map(({ id }) => id);

function asRatings(rated: readonly Rating[]) {
  return rated
    .map(({ element, importance, level }) => [element, importance, level] as const)
    .toSorted(([a], [b]) => byCode(a, b));
}

function ownFigures(soc: string, area: string, figures: readonly WageFigure[]) {
  const wages = careers.wagesOf(soc, area);
  const isOwn = wages?.isWiderGroup === false && wages.missing.employment !== 'notListed';
  return isOwn ? figures.map((name) => wages.figures[name]) : null;
}

describe('the figures of an occupation are those of the source tables', () => {
  it('for fifty of them', () => expect(occupationSamples).toHaveLength(50));

  it.each(occupationSamples.map((one) => [`${one.code} ${one.title}`, one] as const))(
    '%s',
    (_name, expected) => {
      const shown = careers.occupations.find(({ code }) => code === expected.code) as OccupationFacts;
      expect(shown).toMatchObject({ title: expected.title, soc: expected.soc, jobZone: expected.jobZone });
      expect(shown.hollandCode ?? '').toBe(expected.hollandCode);
      expect(interestAreas.map((area) => shown.interests?.[area] ?? null)).toEqual(expected.interests);
      for (const title of expected.shortTitles) expect(shown.alternateTitles).toContain(title);
      expect(shown.alternateTitles.length).toBeGreaterThanOrEqual(expected.alternateTitles);
      expect(shown.reportedTitles.toSorted(byCode)).toEqual(expected.reportedTitles.toSorted(byCode));
      expect(asRatings(shown.skills)).toEqual(expected.skills.toSorted(([a], [b]) => byCode(a, b)));
      expect(asRatings(shown.knowledge)).toEqual(expected.knowledge.toSorted(([a], [b]) => byCode(a, b)));
      const percents = new Map(shown.education.map(({ level, percent }) => [level, percent]));
      expect(
        shown.education.length === 0 ? [] : educationLevels.map((level) => percents.get(level) ?? 0),
      ).toEqual(expected.education);
      expect(shown.related).toEqual(expected.related);
      expect(shown.clusters.flatMap(({ pathways }) => pathways).toSorted(byCode)).toEqual(
        expected.pathways.toSorted(byCode),
      );
    },
  );

  it.each(occupationSamples.map((one) => [`${one.code} ${one.title}`, one] as const))(
    'wages and projection of %s',
    (_name, expected) => {
      expect(ownFigures(expected.soc, '99', wageFigures)).toEqual(expected.nation);
      expect(ownFigures(expected.soc, '37', shortFigures)).toEqual(expected.state);
      expect(metroIds.map((id) => ownFigures(expected.soc, id, shortFigures))).toEqual(
        metroIds.map((id) => expected.metros[id] ?? null),
      );
      const shown = careers.occupations.find(({ code }) => code === expected.code)?.projection;
      const own = shown?.isWiderGroup === false ? shown : null;
      expect(
        own && {
          thousands: [own.employment, own.projectedEmployment, own.annualOpenings].map(
            (jobs) => (jobs ?? 0) / 1000,
          ),
          changePercent: own.changePercent,
          entryEducation: own.entryEducation,
        },
      ).toEqual(expected.projection);
    },
  );
});

describe('the figures of a program are those of the source tables', () => {
  it('for fifty of them', () => expect(programSamples).toHaveLength(50));

  it.each(programSamples.map((one) => [`${one.cip} ${one.title}`, one] as const))('%s', (_name, expected) => {
    const { offers, ...shown } = programs.find(({ cip }) => cip === expected.cip) as ProgramFacts;
    expect(shown).toMatchObject({ title: expected.title, occupations: expected.occupations });
    expect(shown.group.title).toBe(expected.group);
    expect(shown.family.title.toLowerCase()).toBe(expected.family);
    const rows = [...offers.colleges].map(
      (college, index) => [college, offers.awardLevels[index] ?? 0, offers.awards[index] ?? 0] as const,
    );
    const levels = [...Map.groupBy(rows, ([, level]) => level)].map(([level, of]) => [
      String(level),
      [of.length, of.reduce((sum, [, , awards]) => sum + awards, 0)],
    ]);
    expect(Object.fromEntries(levels)).toEqual(expected.levels);
    expect(new Set(offers.colleges).size).toBe(expected.colleges);
    expect(rows).toEqual(expect.arrayContaining(expected.first));
  });
});
