import { savedThingOperations } from '@longleaf/contract/saved-things';
import { expect, test } from 'vitest';
import { answer } from '../../testing/calls.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { forgetPersonalThings, SAVED_COUNT } from '../session/device.ts';
import { SavedCountNote } from './saved-count-note.tsx';

const kept = () => window.sessionStorage.getItem(SAVED_COUNT);

test('how much is saved is kept in the tab for the content site, and goes with the person', async () => {
  answer(savedThingOperations.getSavedCounts, {
    colleges: 3,
    careers: 2,
    programs: 0,
    searches: 1,
    enrichment: 0,
  });
  await openScreen({ default: () => <SavedCountNote personId={samplePerson.id} /> }, { id: 'data' });
  await expect.poll(kept).toBe('6');
  forgetPersonalThings();
  expect(kept()).toBeNull();
});
