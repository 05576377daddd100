import { expect, test } from 'vitest';
import { noteCounted, wasCounted } from './counted.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  };
}

test('a visit that was counted is known; another entry of the history is not', () => {
  const tab = memory();
  expect(wasCounted('a registered-nurses', tab)).toBe(false);
  noteCounted('a registered-nurses', tab);
  expect(wasCounted('a registered-nurses', tab)).toBe(true);
  expect(wasCounted('b registered-nurses', tab)).toBe(false);
});

test('keeps the latest visits and does not grow without end', () => {
  const tab = memory();
  for (let visit = 0; visit < 200; visit += 1) noteCounted(`visit ${visit % 120}`, tab);
  const [kept] = tab.kept.values();
  expect(JSON.parse(kept ?? '')).toHaveLength(50);
  expect(wasCounted('visit 79', tab)).toBe(true);
});

test.each(['{', '7', 'null', '[1, {}]'])('what somebody else wrote there does no harm: %s', (text) => {
  const tab = memory({ 'longleaf.own.counted-visits': text });
  expect(wasCounted('a', tab)).toBe(false);
  noteCounted('a', tab);
  expect(wasCounted('a', tab)).toBe(true);
});
