import { useQuery } from '@tanstack/react-query';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { useResidency } from '../../domain/residency/use-residency.ts';

/** Colleges that one comparison shows. */
const COMPARED = 10;

/** The address that compares the newest colleges a person saved. */
export function useCompareSaved(personId: string): string {
  const { data } = useQuery(savedPageQuery(personId, 1, useResidency()[0]));
  const names = (data?.colleges ?? []).flatMap(({ college }) => college?.urlName ?? []).slice(0, COMPARED);
  return names.length > 1 ? `/compare?colleges=${names.join(',')}` : '/compare';
}
