import type { CareerDetails } from '@longleaf/contract/career-details';
import type { WageResult } from '@longleaf/contract/career-wages';

type Told = Pick<CareerDetails, 'occTitle' | 'description' | 'socCode' | 'skills'> & {
  wages: Pick<CareerDetails['wages'], 'us' | 'nc'>;
};

/** The occupation as schema.org tells it to search engines. A figure that was not published is left out. */
export function careerStructuredData(career: Told, portalPath: string): object {
  const places = [
    { wage: career.wages.us.results[0], place: { '@type': 'Country', name: 'United States' } },
    { wage: career.wages.nc.results[0], place: { '@type': 'State', name: 'North Carolina' } },
  ];
  const salaries = places.flatMap(({ wage, place }) => (wage ? salaryIn(wage, place.name) : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    '@id': portalPath,
    name: career.occTitle,
    ...(career.description !== '' && { description: career.description }),
    occupationalCategory: career.socCode,
    occupationLocation: places.map(({ place }) => place),
    ...(career.skills.length > 0 && { skills: career.skills.map(({ name }) => name).join(', ') }),
    ...(salaries.length > 0 && { estimatedSalary: salaries }),
  };
}

function salaryIn(wage: WageResult, place: string): object[] {
  const { annual10th, annual25th, annualMedianWage, annual75th, annual90th } = wage;
  if (annualMedianWage === null) return [];
  const points = {
    percentile10: annual10th,
    percentile25: annual25th,
    median: annualMedianWage,
    percentile75: annual75th,
    percentile90: annual90th,
  };
  const known = Object.fromEntries(Object.entries(points).filter(([, amount]) => amount !== null));
  return [{ '@type': 'MonetaryAmountDistribution', name: place, currency: 'USD', duration: 'P1Y', ...known }];
}
