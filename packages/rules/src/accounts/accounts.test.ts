import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIntent } from './intent.ts';
import { complainAboutEmail, complainAboutPersonName, complainAboutUserName } from './names.ts';
import { holdsRole, isRole, joinRoles } from './roles.ts';
import { complainAboutSecurityAnswer, normalizeSecurityAnswer } from './security-questions.ts';
import { THROTTLE, waitSeconds } from './throttle.ts';

describe('user names (VAL-014)', () => {
  it.each([
    ['maya_torres', /^good$/],
    ['ABC', /^good$/],
    ['a'.repeat(40), /^good$/],
    ['', /Enter an account name/],
    ['ab', /at least 3/],
    ['a'.repeat(41), /at most 40/],
    ['maya torres', /only letters/],
    ['maya@home', /only letters/],
    ['mayá', /only letters/],
    ['maya\n', /only letters/],
  ])('%j', (userName, complaint) => expect(complainAboutUserName(userName) ?? 'good').toMatch(complaint));
});

describe('e-mail addresses (VAL-013)', () => {
  it.each([
    ['maya@example.org', /^good$/],
    ["o'neil+school@mail.example.k12.nc.us", /^good$/],
    ['', /Enter your email/],
    ['maya', /like name@/],
    ['maya@example', /like name@/],
    ['maya@@example.org', /like name@/],
    ['maya @example.org', /like name@/],
    ['maya@-example.org', /like name@/],
    ['<b>@example.org', /like name@/],
    [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.org`, /^good$/],
    [`a@${'b.'.repeat(130)}org`, /at most 254/],
  ])('%j', (email, complaint) => expect(complainAboutEmail(email) ?? 'good').toMatch(complaint));
});

describe('names of people (VAL-015)', () => {
  it.each([
    ["Mary-Ann O'Neil Jr.", /^good$/],
    ['José', /^good$/],
    ['Nguyễn', /^good$/],
    ['李', /^good$/],
    ['', /Enter your first name/],
    ['-', /at least one letter/],
    ['Maya2', /only letters/],
    ['<script>', /only letters/],
    ['a'.repeat(61), /at most 60/],
  ])('%j', (name, complaint) =>
    expect(complainAboutPersonName(name, 'first name') ?? 'good').toMatch(complaint),
  );
});

describe('roles (CON-082)', () => {
  it.each([
    [0, false],
    [1, true],
    [2 | 64, true],
    [255, true],
    [256, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d', (role, good) => expect(isRole(role)).toBe(good));

  it('keeps every joined flag', () => {
    const flag = fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128);
    fc.assert(
      fc.property(fc.array(flag), (flags) => {
        const role = joinRoles(flags);
        expect(flags.every((one) => holdsRole(role, one))).toBe(true);
        expect(isRole(role)).toBe(flags.length > 0);
      }),
    );
  });
});

describe('security answers', () => {
  it.each([
    ['Mary-Ann  Smith', 'mary ann smith'],
    [' José ', 'jose'],
    ['ST. PAUL!', 'st paul'],
    ['...', ''],
  ])('%j becomes %j', (answer, normal) => expect(normalizeSecurityAnswer(answer)).toBe(normal));

  it('is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (answer) => {
        const once = normalizeSecurityAnswer(answer);
        expect(normalizeSecurityAnswer(once)).toBe(once);
      }),
    );
  });

  it.each([
    ['', /Enter an answer/],
    ['?!', /Enter an answer/],
    ['x', /at least 2/],
    ['First pet', /question as the answer/],
    ['a'.repeat(201), /at most 200/],
    ['Rex', /^good$/],
  ])('%j', (answer, complaint) =>
    expect(complainAboutSecurityAnswer(answer, 'First pet?') ?? 'good').toMatch(complaint),
  );
});

describe('waits after failures', () => {
  it.each([
    [5, 0],
    [6, 2],
    [7, 4],
    [8, 8],
    [15, 900],
    [2_000, 900],
  ])('%d failures: %d seconds', (failures, seconds) => {
    expect(waitSeconds(THROTTLE.pair, failures)).toBe(seconds);
  });

  it('never grows past fifteen minutes and never shrinks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(THROTTLE)), fc.nat(), (policy, failures) => {
        const wait = waitSeconds(policy, failures);
        expect(wait).toBeLessThanOrEqual(900);
        expect(waitSeconds(policy, failures + 1)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });
});

describe('readIntent', () => {
  it.each([
    ['save:UNC Asheville', { kind: 'save', name: 'UNC Asheville' }],
    ['recruit:  Elon  ', { kind: 'recruit', name: 'Elon' }],
    ['save-search:<b>', { kind: 'save-search', name: '<b>' }],
    ['save:', undefined],
    ['save:   ', undefined],
    ['delete:UNC', undefined],
    ['UNC Asheville', undefined],
    [`save:${'x'.repeat(80)}`, { kind: 'save', name: 'x'.repeat(80) }],
    [`save:${'x'.repeat(81)}`, undefined],
    ['save:a\nb', undefined],
    ['save:abc\u202Edef', undefined],
    [['save:a', 'save:b'], undefined],
    [undefined, undefined],
  ])('%j', (value, intent) => expect(readIntent(value)).toEqual(intent));
});
