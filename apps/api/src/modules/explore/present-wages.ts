import type { CareerFacts, OccupationFacts, WageFacts, WageFigure } from '@longleaf/catalog/careers/facts';
import type { MedianWage } from '@longleaf/contract/career-card';
import type { WageData, WageResult } from '@longleaf/contract/career-wages';
import type { MissingReason, WageField } from '@longleaf/rules/careers/wages';

/** Ids of the areas that are always shown. */
export const NATION = '99';
export const NORTH_CAROLINA = '37';

/** The names that the calls have for the figures of a wage table. */
const fieldOf: Readonly<Record<WageFigure, WageField>> = {
  employment: 'employment',
  jobsPer1000: 'jobsPer1000',
  annualMean: 'annualMeanWage',
  annual10th: 'annual10th',
  annual25th: 'annual25th',
  annualMedian: 'annualMedianWage',
  annual75th: 'annual75th',
  annual90th: 'annual90th',
  hourlyMean: 'hourlyMeanWage',
  hourly10th: 'hourly10th',
  hourly25th: 'hourly25th',
  hourlyMedian: 'hourlyMedianWage',
  hourly75th: 'hourly75th',
  hourly90th: 'hourly90th',
};

/** Gives the wages of an occupation in some areas; an area nobody knows is left out (ENT-209 to 218). */
export function presentWages(
  facts: CareerFacts,
  occupation: OccupationFacts,
  areaIds: readonly string[],
): WageData {
  const results = areaIds.flatMap((id) => {
    const wage = facts.wagesOf(occupation.soc, id);
    return wage ? [presentWage(facts, occupation, wage)] : [];
  });
  return { totalCount: results.length, results };
}

function presentWage(facts: CareerFacts, occupation: OccupationFacts, wage: WageFacts): WageResult {
  const { area, soc } = wage;
  return {
    areaId: area.id,
    area: area.name,
    ...(renamed(wage.figures) as Record<WageField, number | null>),
    missing: renamed(wage.missing) as Partial<Record<WageField, MissingReason>>,
    topCode: area.topCode,
    period: area.period,
    source: area.source,
    socCode: soc,
    socTitle: wage.groupTitle ?? facts.socTitles.get(soc) ?? null,
    isWiderGroup: wage.isWiderGroup || isNarrow(occupation),
  };
}

/** Some O*NET occupations are parts of an official group, whose wages and outlook are all that is published. */
function isNarrow({ code }: OccupationFacts): boolean {
  return !code.endsWith('.00');
}

function renamed<Value>(figures: Readonly<Partial<Record<WageFigure, Value>>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [fieldOf[name as WageFigure], value as Value]),
  );
}

/** Gives the middle wage of an occupation in an area, or why there is none. */
export function presentMedian(facts: CareerFacts, soc: string, areaId: string): MedianWage {
  const wage = facts.wagesOf(soc, areaId);
  const annual = wage?.figures.annualMedian ?? null;
  return {
    annual,
    hourly: annual === null ? (wage?.figures.hourlyMedian ?? null) : null,
    missing: annual === null ? (wage?.missing.annualMedian ?? 'notListed') : null,
    topCode: wage?.area.topCode ?? null,
  };
}

/** The middle wages that lists of careers show. */
export function presentMedians(facts: CareerFacts, soc: string): { us: MedianWage; nc: MedianWage } {
  return { us: presentMedian(facts, soc, NATION), nc: presentMedian(facts, soc, NORTH_CAROLINA) };
}
