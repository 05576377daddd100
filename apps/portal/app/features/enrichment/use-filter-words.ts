import { useLingui } from '@lingui/react/macro';
import type { EnrichmentFacets } from '@longleaf/contract/enrichment';
import { enrichmentLevels, interestAreas, timeFrames } from '@longleaf/rules/enrichment/choices';
import { feeBands } from '@longleaf/rules/enrichment/fee-bands';
import type { EnrichmentFilter } from '@longleaf/rules/enrichment/find-programs';
import { wholeDate } from '../../lib/format.ts';
import type { EnrichmentSearch } from './search.ts';

interface Choice {
  value: string | number;
  label: string;
}

/** The labels of chosen values, in the order of their list. */
export function labelsOf(choices: readonly Choice[], chosen: readonly (string | number)[]): string {
  return choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

/** What a filter in use says on its pill. */
export function useFilterWords(search: EnrichmentSearch, facets: EnrichmentFacets | undefined) {
  const { t } = useLingui();
  return (filter: EnrichmentFilter): string => {
    const { name, miles, zip, host, start, end, applyBy } = search;
    switch (filter) {
      case 'name':
        return t`“${name}”`;
      case 'near':
        return t`Within ${miles} miles of ${zip}`;
      case 'levels':
        return labelsOf(enrichmentLevels, search.levels);
      case 'areas':
        return labelsOf(interestAreas, search.area ? [search.area] : []);
      case 'host':
        return facets?.hostCampuses.find(({ value }) => value === host)?.name ?? host;
      case 'fee':
        return labelsOf(feeBands, search.fees);
      case 'hasScholarship':
        return t`Has scholarships`;
      case 'overnight':
        return t`Overnight`;
      case 'timeFrames':
        return labelsOf(timeFrames, search.when ? [search.when] : []);
      case 'dates': {
        const [first, last] = [start && wholeDate(start), end && wholeDate(end)];
        if (first === '') return t`Ends by ${last}`;
        return last === '' ? t`Starts from ${first}` : t`From ${first} to ${last}`;
      }
      case 'deadline': {
        const day = applyBy && wholeDate(applyBy);
        if (day === '') return t`Deadline soon`;
        return search.soon ? t`Open on ${day}, deadline soon` : t`Open on ${day}`;
      }
    }
  };
}
