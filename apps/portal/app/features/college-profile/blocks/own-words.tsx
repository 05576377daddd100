import type { ProfileSection } from '@longleaf/rules/colleges/figures/figure';
import { Suspense } from 'react';
import { later } from '../../../ui/later.ts';
import type { College } from './college.ts';

/** Few colleges have sent words of their own: the pages of the others need not carry what shows them. */
const WordsSent = later(async () => ({ default: (await import('./words-sent.tsx')).WordsSent }));

/** What the college itself wrote for a section; nothing when it wrote nothing. */
export function OwnWords({ college, section }: { college: College; section: ProfileSection }) {
  const text = college.profile.texts[section];
  if (text === undefined) return null;
  return (
    <Suspense>
      <WordsSent college={college} text={text} />
    </Suspense>
  );
}
