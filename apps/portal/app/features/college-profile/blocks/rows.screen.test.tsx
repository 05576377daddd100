import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { Rows } from './rows.tsx';

const LONG = 'Historically Black college or university, and many words more';

test.each([
  ['a short term beside a long fact', 'Known as', LONG, 'dt'],
  ['a short fact beside a long term', LONG, 'Not reported', 'dd'],
])('%s stays in one line', async (_, term, fact, short) => {
  const Narrow = () => (
    <div style={{ width: 340 }}>
      <Rows rows={[{ key: 'row', term, fact }]} />
    </div>
  );
  await openScreen({ default: Narrow }, { id: 'UI-014', person: null });
  const height = (of: string) => document.querySelector(of)?.getBoundingClientRect().height ?? 0;
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(short) ?? document.body);
  expect(range.getClientRects()).toHaveLength(1);
  expect(height('dt') + height('dd')).toBeGreaterThan(0);
});
