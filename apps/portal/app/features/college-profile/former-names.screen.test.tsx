import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { FormerNames } from './former-names.tsx';

const own = { name: 'Piedmont International University', becamePart: false };
const part = { name: 'John Wesley University', becamePart: true };

test.each([
  [[], ''],
  [[own], 'Formerly Piedmont International University'],
  [
    [{ ...own, name: 'Piedmont Bible College' }, own],
    'Formerly Piedmont Bible College, Piedmont International University',
  ],
  [[part, own], 'Formerly Piedmont International UniversityJohn Wesley University became part of it'],
])('%j is told as: %s', async (names, words) => {
  const Names = () => (
    <section id="names">
      <FormerNames names={names} />
    </section>
  );
  await openScreen({ default: Names }, { id: 'UI-014', person: null });
  await expect.poll(() => document.querySelector('#names')?.textContent).toBe(words);
});
