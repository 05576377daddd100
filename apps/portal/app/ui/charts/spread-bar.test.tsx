import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpreadBar } from './spread-bar.tsx';

const none = { low: null, lowerQuarter: null, middle: null, upperQuarter: null, high: null };
const marks = (html: string) => [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style);

test('draws the line, the middle half and the middle where they lie', () => {
  const html = renderToStaticMarkup(
    <SpreadBar low={0.1} lowerQuarter={0.25} middle={0.5} upperQuarter={0.75} high={0.9} />,
  );
  expect(marks(html)).toEqual(['left:10%;width:80%', 'left:25%;width:50%', 'left:50%']);
});

test('draws only what is known', () => {
  expect(renderToStaticMarkup(<SpreadBar {...none} />)).toBe('');
  expect(marks(renderToStaticMarkup(<SpreadBar {...none} middle={0.4} low={0.2} />))).toEqual(['left:40%']);
});

test('draws the average where a place has no more', () => {
  expect(marks(renderToStaticMarkup(<SpreadBar {...none} middle={0.4} average={0.45} />))).toEqual([
    'left:40%',
    'left:45%',
  ]);
  expect(marks(renderToStaticMarkup(<SpreadBar {...none} average={0.45} />))).toEqual(['left:45%']);
});

test('stays on its scale', () => {
  expect(marks(renderToStaticMarkup(<SpreadBar {...none} low={0.5} high={1.6} middle={2} />))).toEqual([
    'left:50%;width:50%',
    'left:100%',
  ]);
});
