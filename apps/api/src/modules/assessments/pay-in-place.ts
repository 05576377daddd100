import type { Careers } from '@longleaf/catalog/careers/careers';
import type { OccupationFacts, WageArea } from '@longleaf/catalog/careers/facts';
import type { MedianWage } from '@longleaf/contract/career-card';
import { payAreaOf, payThere } from '@longleaf/rules/reality-check/pay-area';
import { NORTH_CAROLINA, presentCareer, presentMedian } from '../explore/index.ts';

/** The metropolitan area whose pay is published and that a county belongs to; undefined where it is the whole state's. */
export function areaOfCounty({ facts }: Careers, county: string | undefined): WageArea | undefined {
  const id = payAreaOf(county);
  return id === undefined ? undefined : facts.areas.find((area) => area.id === id);
}

/** The middle pay of a job that counts in a place, and whether it is that of the area (else that of the state). */
export function payIn({ facts }: Careers, { soc }: OccupationFacts, area: WageArea | undefined) {
  return payThere(area && presentMedian(facts, soc, area.id), presentMedian(facts, soc, NORTH_CAROLINA));
}

/** The middle pay of a job in an area; null where it is not known of the job, or there is no area. */
export function areaPay(
  careers: Careers,
  career: OccupationFacts,
  area: WageArea | undefined,
): MedianWage | null {
  const { pay, isOfArea } = payIn(careers, career, area);
  return isOfArea ? pay : null;
}

/** Which area the pay is of, and of which time; null where it is the whole state's. */
export function presentArea(area: WageArea | undefined) {
  return area ? { name: area.name, period: area.period } : null;
}

/** Careers by their codes with what they pay in an area; one that left the catalogue is left out. */
export function paidIn(careers: Careers, codes: readonly string[], area: WageArea | undefined) {
  return codes.flatMap((code) => {
    const career = careers.find(code);
    if (!career) return [];
    return [{ ...presentCareer(careers.facts, career), areaPay: areaPay(careers, career, area) }];
  });
}
