import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { count, dollars, percent } from '../../lib/format.ts';

/** A college's figures as they are written on cards, lists and maps. A missing one reads 'Not reported'. */
export function useCollegeWords() {
  const { t } = useLingui();
  const notReported = t`Not reported`;
  const written = (figure: number | null, write: (figure: number) => string) =>
    figure === null ? notReported : write(figure);

  const miles = (college: Pick<CollegeCard, 'distance'>): string | null => {
    if (college.distance === null) return null;
    const whole = Math.round(college.distance);
    return whole < 1
      ? t`less than 1 mile away`
      : t`${plural(whole, { one: '# mile away', other: '# miles away' })}`;
  };

  /** By which name people may know it, where it has another one since lately. */
  const former = ({ formerName }: Pick<CollegeCard, 'formerName'>): string | null =>
    formerName === null ? null : t`formerly ${formerName}`;

  return {
    notReported,
    former,
    /** "about $33,100" where it is estimated; why there is none where there is none. */
    netPrice: ({ netPrice, netPriceKind }: Pick<CollegeCard, 'netPrice' | 'netPriceKind'>): string => {
      if (netPrice === null) return netPriceKind === 'not-known-for-you' ? t`Not known for you` : notReported;
      const amount = dollars(netPrice);
      return netPriceKind === 'estimated' ? t`about ${amount}` : amount;
    },
    /** What stands under a net price: its year, and that it is an estimate. Null where there is no price. */
    priceContext: ({ netPriceKind, netPriceYear }: Pick<CollegeCard, 'netPriceKind' | 'netPriceYear'>) =>
      netPriceKind === 'estimated' ? t`estimate, ${netPriceYear ?? ''}` : netPriceYear,
    graduate: (college: Pick<CollegeCard, 'graduationRate'>) => written(college.graduationRate, percent),
    students: (college: Pick<CollegeCard, 'undergraduates'>) => written(college.undergraduates, count),
    admitted: (college: Pick<CollegeCard, 'openAdmission' | 'admissionRate'>) =>
      college.openAdmission === true && college.admissionRate === null
        ? t`Open to all`
        : written(college.admissionRate, percent),
    /**
     * "Chapel Hill, 25 miles away", with a name it had until lately; the state stands beside the town when there is no
     * distance or it is not ours.
     */
    place: (college: Pick<CollegeCard, 'city' | 'state' | 'distance' | 'formerName'>): string => {
      const away = miles(college);
      const town =
        away === null || college.state !== 'NC' ? `${college.city}, ${college.state}` : college.city;
      const where = away === null ? town : `${town}, ${away}`;
      return [where, former(college)].filter((words) => words !== null).join(' · ');
    },
  };
}
