import { expect, test } from 'vitest';
import { isFirstCount } from './counted.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  };
}

test('a visit counts once; another entry of the history counts again', () => {
  const tab = memory();
  expect(isFirstCount('a registered-nurses', tab)).toBe(true);
  expect(isFirstCount('a registered-nurses', tab)).toBe(false);
  expect(isFirstCount('b registered-nurses', tab)).toBe(true);
});

test('does not grow without end', () => {
  const tab = memory();
  for (let visit = 0; visit < 200; visit += 1) isFirstCount(`visit ${visit}`, tab);
  const [kept] = tab.kept.values();
  expect(JSON.parse(kept ?? '')).toHaveLength(50);
  expect(isFirstCount('visit 199', tab)).toBe(false);
});

test.each(['{', '7', 'null', '[1, {}]'])('what somebody else wrote there does no harm: %s', (text) => {
  expect(isFirstCount('a', memory({ 'longleaf.own.counted-visits': text }))).toBe(true);
});
