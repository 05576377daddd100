import { collegesByName } from '@longleaf/contract/college-names';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard, sampleSaved } from '../../testing/samples/college.ts';
import { SavedMap } from '../../domain/saved-colleges/saved-map.tsx';
import { ChosenCollege } from './map/chosen-college.tsx';
import { CollegeTable } from './results/college-table.tsx';

const closed = sampleCard({
  flags: ['Closed'],
  change: { kind: 'closed', date: '2025-05' },
  formerName: 'Biltmore College',
});

test.each([
  ['the list', () => <CollegeTable colleges={[closed]} resultsAddress="/college-search" />],
  [
    'the card on the map',
    () => (
      <ChosenCollege
        pin={[closed.id, closed.shortName, closed.urlName, closed.collegeType, 35, -79]}
        near={null}
        resultsAddress="/college-search"
        onClose={() => undefined}
      />
    ),
  ],
  ['the map of what is saved', () => <SavedMap saved={[sampleSaved(closed)]} onRemove={() => undefined} />],
])('%s says of a college that it has closed, and by which name people knew it', async (_, Shown) => {
  answer(savedCollegeOperations.getSavedCollegeIds, []);
  answer(collegesByName, [closed]);
  await openScreen({ default: Shown }, { id: 'UI-012', person: null });
  await expect.element(page.getByText('Closed May 2025')).toBeVisible();
  await expect.element(page.getByText(/formerly Biltmore College/)).toBeVisible();
});

test('on a phone the card of a pin is in sight where the map goes on below the window', async () => {
  await page.viewport(390, 600);
  answer(savedCollegeOperations.getSavedCollegeIds, []);
  answer(collegesByName, [closed]);
  const Map = () => {
    const [isChosen, choose] = useState(false);
    return (
      <>
        <h1>Find a college</h1>
        <button type="button" onClick={() => choose(true)}>
          Pin
        </button>
        <div style={{ position: 'relative', height: 900 }}>
          {isChosen && (
            <ChosenCollege
              pin={[closed.id, closed.shortName, closed.urlName, closed.collegeType, 35, -79]}
              near={null}
              resultsAddress="/college-search"
              onClose={() => undefined}
            />
          )}
        </div>
      </>
    );
  };
  await openScreen({ default: Map }, { id: 'UI-012', person: null });
  await page.getByRole('button', { name: 'Pin' }).click();
  const card = page.getByRole('article', { name: closed.shortName });
  await expect.element(card.getByText('Closed May 2025')).toBeVisible();
  await expect
    .poll(() => card.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(window.innerHeight);
  await page.viewport(1280, 860);
});
