import { expect, test } from 'vitest';
import { type Place, placeOf, queryOf, stateOf } from './place.ts';

test.each([
  ['', { step: 1, sessionId: null, page: null }],
  ['step=2&sessionId=12&page=7', { step: 2, sessionId: 12, page: 7 }],
  ['step=2&sessionId=12&categoryIndex=0', { step: 2, sessionId: 12, page: 1 }],
  ['step=9&sessionId=x&page=0', { step: 1, sessionId: null, page: null }],
  ['step=3&sessionId=-1&page=1.5', { step: 3, sessionId: null, page: null }],
  ['step=2&page=99999999999', { step: 2, sessionId: null, page: null }],
] as [string, Place][])('%s', (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(place);
});

test('step, sessionId, and page or categoryIndex stand in the address and in the history (ST-181, ST-182, GAP-037)', () => {
  const place: Place = { step: 2, sessionId: 12, page: 7 };
  expect(queryOf(place, 'size')).toBe('?step=2&sessionId=12&page=7');
  expect(stateOf(place, 'size')).toEqual({ step: 2, sessionId: 12, page: 7 });
  expect(queryOf(place, 'category')).toBe('?step=2&sessionId=12&categoryIndex=6');
  expect(stateOf(place, 'category')).toEqual({ step: 2, sessionId: 12, categoryIndex: 6 });
  expect(queryOf({ step: 1, sessionId: null, page: null }, 'size')).toBe('?step=1');
});
