import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentLoginUrl, createAccountUrl, portalLoginUrl, safeReturnUrl } from './login.ts';

const origins = { portalUrl: 'http://portal.example:3000', contentUrl: 'http://content.example:3002' };

describe('the address to return to after sign-in', () => {
  it.each([
    ['/college-search?name=duke#map', '/college-search?name=duke#map'],
    ['college-search', '/college-search'],
    ['http://portal.example:3000/savedColleges', '/savedColleges'],
    [
      'http://content.example:3002/pay-for-college/fafsa',
      'http://content.example:3002/pay-for-college/fafsa',
    ],
  ])('%s is allowed', (given, expected) => {
    expect(safeReturnUrl(given, origins)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'http://portal.example:3000//evil.example',
    'http://portal.example:3000@evil.example/',
    'http://user:pass@portal.example:3000/',
    'http://portal.example:3000.evil.example/',
    'http://portal.example:3001/',
    'https://portal.example:3000/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    'h\nttps://evil.example',
    'http://[',
    `/${'x'.repeat(2001)}`,
    undefined,
    null,
    7,
    ['/a', '/b'],
  ])('%j leads home', (given) => {
    expect(safeReturnUrl(given, origins)).toBe('/');
  });

  it('leads to no other origin, whatever is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '@',
      ':',
      'http:',
      'evil.example',
      '%2f',
      '\t',
      '?',
      '#',
      ' ',
    );
    const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), hostile), (given) => {
        const { origin } = new URL(safeReturnUrl(given, origins), origins.portalUrl);
        expect([origins.portalUrl, origins.contentUrl]).toContain(origin);
      }),
    );
  });

  it('knows only the portal when there is no content site', () => {
    const alone = { portalUrl: origins.portalUrl, contentUrl: null };
    expect(safeReturnUrl('http://content.example:3002/a', alone)).toBe('/');
  });
});

describe('the two login addresses', () => {
  it('carry the way back as one value', () => {
    expect(contentLoginUrl('http://c', '/a?b=1&c=2')).toBe('http://c/login?returnUrl=%2Fa%3Fb%3D1%26c%3D2');
    expect(portalLoginUrl('http://p', '/a')).toBe('http://p/login?returnUrl=%2Fa&from=content');
    expect(createAccountUrl('http://p', '/a')).toBe('http://p/login?returnUrl=%2Fa&from=content&create=1');
  });
});
