import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { Rows } from './rows.tsx';

const LONG = 'Historically Black college or university, and many words more';

test.each([
  ['a short term beside a long fact', 'Known as', LONG, 'dt'],
  ['a short fact beside a long term', LONG, 'Not reported', 'dd'],
])('%s stays in one line, and leaves all other room to it', async (_, term, fact, short) => {
  const Narrow = () => (
    <div style={{ width: 340 }}>
      <Rows rows={[{ key: 'row', term, fact }]} />
    </div>
  );
  await openScreen({ default: Narrow }, { id: 'UI-014', person: null });
  const element = document.querySelector(short);
  if (!element) throw new Error('no row');
  const words = document.createRange();
  words.selectNodeContents(element);
  expect(words.getClientRects()).toHaveLength(1);
  expect(element.getBoundingClientRect().width).toBeCloseTo(words.getBoundingClientRect().width, 0);
});
