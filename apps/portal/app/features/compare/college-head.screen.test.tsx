import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import { CollegeHead } from './college-head.tsx';
import type { ComparedCollege } from './compared-college.ts';

test.each([
  [{ flags: ['Closed' as const], change: { kind: 'closed' as const, date: '2025-05' } }, 'Closed May 2025'],
  [{ change: { kind: 'closing' as const, date: null } }, 'Closing announced'],
  [{ formerName: 'Davidson County Community College' }, 'formerly Davidson County Community College'],
])(
  'a college that has closed, or will, or has another name says so beside its name: $1',
  async (of, words) => {
    answer(savedCollegeOperations.getSavedCollegeIds, []);
    const college = { card: sampleCard(of) } as ComparedCollege;
    const Head = () => (
      <CollegeHead college={college} first last onRemove={() => undefined} onMove={() => undefined} />
    );
    await openScreen({ default: Head }, { id: 'compare', person: null });
    await expect.element(page.getByText(words)).toBeVisible();
  },
);
