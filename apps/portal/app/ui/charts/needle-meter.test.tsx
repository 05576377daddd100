import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NeedleMeter } from './needle-meter.tsx';

const marks = (done: number) =>
  [
    ...renderToStaticMarkup(<NeedleMeter done={done} steps={3} label="" />).matchAll(
      /<i(?: data-state="(\w+)")?>/g,
    ),
  ].map(([, state]) => state);

test('the next step is marked once something is done: before, and after the last, nothing waits', () => {
  expect(marks(0)).toEqual([undefined, undefined, undefined]);
  expect(marks(1)).toEqual(['done', 'now', undefined]);
  expect(marks(3)).toEqual(['done', 'done', 'done']);
});
