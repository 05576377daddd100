import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const origins = { portalUrl: 'http://localhost:3000', contentUrl: 'http://localhost:3002' };

describe('safeReturnPath', () => {
  test.each([
    ['/savedColleges', '/savedColleges'],
    ['/college-search?name=duke&page=2#results', '/college-search?name=duke&page=2#results'],
    ['/', '/'],
    ['/es/savedColleges', '/es/savedColleges'],
    ['/es/logout', '/'],
    [null, '/'],
    ['', '/'],
    ['http://localhost:3002/plan-your-future', 'http://localhost:3002/plan-your-future'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    [String.raw`/\elsewhere.example/`, '/'],
    [String.raw`\\elsewhere.example/`, '/'],
    ['/logout/', '/'],
    ['javascript:alert(1)', '/'],
    ['/signin-callback?code=1', '/'],
    ['/LogOut', '/'],
    ['/login?returnUrl=/x', '/'],
  ])('%s leads to %s', (candidate, expected) => {
    expect(safeReturnPath(candidate, origins)).toBe(expected);
  });
});
