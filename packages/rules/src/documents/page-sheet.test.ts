import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSheet, SHEET_COUNT } from './page-sheet.ts';

const frame = {
  name: 'Maya Lee',
  day: 'November 23, 2026',
  source: 'Longleaf',
  count: SHEET_COUNT,
};

it('names whose it is and the day above, the source and the count below', () => {
  const sheet = pageSheet(frame);
  expect(sheet).toContain('@top-left { content: "Maya Lee";');
  expect(sheet).toContain('@top-right { content: "November 23, 2026";');
  expect(sheet).toContain('@bottom-left { content: "Longleaf";');
  expect(sheet).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) "";');
});

it('no name ends its string, the rule or the style element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const [, content = ''] =
        /@top-left \{ content: (.*?); font/su.exec(pageSheet({ ...frame, name })) ?? [];
      expect(content).toMatch(/^"(?:[A-Za-z0-9 .,]|\\[0-9a-f]{1,6} )*"$/u);
    }),
  );
});
