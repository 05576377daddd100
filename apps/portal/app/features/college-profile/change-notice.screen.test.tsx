import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import type { College } from './blocks/college.ts';
import { ChangeNotice } from './change-notice.tsx';

type Change = NonNullable<College['change']>;
const unknown: Change = { kind: 'closed', closedOn: null, announcedOn: null, successor: null };
const merged = { name: 'Delaware State University', urlName: 'delaware-state-university' };
const away = { name: 'Gannon University', urlName: null };

test.each<[change: Partial<Change> | null, isOpen: boolean, says: string]>([
  [{ closedOn: '2025-05' }, false, 'This college closed in May 2025. The figures below are from before.'],
  [{ closedOn: '2024-07-31' }, false, 'This college closed in July 2024. The figures below are from before.'],
  [null, false, 'This college has closed. The figures below are from before.'],
  [
    { kind: 'merged', successor: merged },
    false,
    'This college became part of Delaware State University. The figures below are from before.',
  ],
  [
    { kind: 'closing', closedOn: '2026-12' },
    true,
    'This college announced that it would close in December 2026. Ask it what this means for new students before you apply.',
  ],
  [
    { kind: 'closing', announcedOn: '2025' },
    true,
    'This college announced in 2025 that it would close. Ask it what this means for new students before you apply.',
  ],
  [
    { kind: 'merging', announcedOn: '2024-09-16', successor: away },
    true,
    'This college announced in September 2024 that it would become part of Gannon University. Ask it what this means for new students before you apply.',
  ],
])('%j, open %s', async (change, isOpen, says) => {
  const college = { change: change && { ...unknown, ...change }, isOpen } as unknown as College;
  await openScreen({ default: () => <ChangeNotice college={college} /> }, { id: 'UI-014', person: null });
  await expect.poll(() => document.querySelector('strong')?.parentElement?.textContent).toContain(says);
});

test('a college that it became part of is one press away', async () => {
  const college = { change: { ...unknown, kind: 'merged', successor: merged }, isOpen: false } as College;
  await openScreen({ default: () => <ChangeNotice college={college} /> }, { id: 'UI-014', person: null });
  const link = page.getByRole('link', { name: 'Delaware State University' });
  await expect.element(link).toHaveAttribute('href', '/college-profile/delaware-state-university');
});
