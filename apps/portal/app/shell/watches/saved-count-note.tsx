import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allSaved, savedCountsQuery } from '../../data/saved-things/saved-things.ts';
import { SAVED_COUNT } from '../session/device.ts';

/** Keeps in the tab how much is saved, for the header of the content site, which can ask for nothing. */
export function SavedCountNote({ personId }: { personId: string }) {
  const { data: counts } = useQuery(savedCountsQuery(personId));
  useEffect(() => {
    if (counts) window.sessionStorage.setItem(SAVED_COUNT, String(allSaved(counts)));
  }, [counts]);
  return null;
}
