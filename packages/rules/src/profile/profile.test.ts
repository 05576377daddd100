import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complainAboutDateOfBirth, easternDay, isCalendarDay } from './calendar-day.ts';
import { complainAboutStudentNumber, newPhoneNumbers } from './details.ts';
import { complainAboutGraduationYear, firstGraduationYear, graduationYears } from './graduation-years.ts';
import { complainAboutPhone, formatPhone, readPhone } from './phone.ts';
import { isCollegeStudent, isSchoolAge, toggleRole } from './school-level.ts';
import {
  BLOCKED_NUMBERS,
  complainAboutSocialSecurityNumber,
  formatSocialSecurityNumber,
  isMaskedSocialSecurityNumber,
  maskSocialSecurityNumber,
} from './social-security-number.ts';

describe('Social Security numbers (VAL-018 to VAL-024)', () => {
  it('blocks 32 numbers, each once (CON-105, GAP-085)', () => {
    expect(BLOCKED_NUMBERS).toHaveLength(32);
    expect(new Set(BLOCKED_NUMBERS).size).toBe(32);
    expect(BLOCKED_NUMBERS).toEqual(expect.arrayContaining(['123456789', '078051120', '219099999']));
    for (const digit of '0123456789') expect(BLOCKED_NUMBERS).toContain(digit.repeat(9));
    for (const number of BLOCKED_NUMBERS) {
      expect(number).toMatch(/^\d{9}$/);
      expect(complainAboutSocialSecurityNumber(formatSocialSecurityNumber(number))).toMatch(/not a valid/);
    }
  });

  it.each([
    ['219-09-9998', /^good$/],
    ['001-23-4567', /^good$/],
    ['665-12-3456', /^good$/],
    ['666-12-3456', /not a valid/],
    ['900-12-3456', /not a valid/],
    ['219-09-9999', /not a valid/],
    ['219099998', /like 000-00-0000/],
    ['219-099-998', /like 000-00-0000/],
    ['219-09-99981', /like 000-00-0000/],
    ['٢١٩-٠٩-٩٩٩٨', /like 000-00-0000/],
    ['', /like 000-00-0000/],
  ])('%j', (number, complaint) =>
    expect(complainAboutSocialSecurityNumber(number) ?? 'good').toMatch(complaint),
  );

  it('refuses every number that starts with 666 or 9, and takes the dashes as typed or not (CON-106)', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    fc.assert(
      fc.property(
        fc.oneof(
          digits(6).map((rest) => `666${rest}`),
          digits(8).map((rest) => `9${rest}`),
        ),
        (number) => {
          const written = formatSocialSecurityNumber(number);
          expect(written.replaceAll('-', '')).toBe(number);
          expect(complainAboutSocialSecurityNumber(written)).toBeDefined();
        },
      ),
    );
  });

  it('names no digit of the number in what it says', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const words = complainAboutSocialSecurityNumber(typed) ?? '';
        expect(words.replace('000-00-0000', '').replace('9 digits', '')).not.toMatch(/\d/);
      }),
    );
  });

  it('shows the last four alone, and knows what it showed', () => {
    expect(maskSocialSecurityNumber('6789')).toBe('***-**-6789');
    expect(isMaskedSocialSecurityNumber('***-**-6789')).toBe(true);
    expect(isMaskedSocialSecurityNumber('219-09-6789')).toBe(false);
  });
});

describe('phone numbers (VAL-012)', () => {
  it.each([
    ['9195550123', '(919) 555-0123'],
    ['919-555-0123', '(919) 555-0123'],
    ['(919) 555-0123', '(919) 555-0123'],
    ['919.555.0123', '(919) 555-0123'],
    ['1 919 555 0123', '(919) 555-0123'],
    ['+1-919-555-0123', '(919) 555-0123'],
    ['+19195550123', '(919) 555-0123'],
    ['919 555 0123 x45', '(919) 555-0123 ext. 45'],
    ['919 555 0123 ext. 45', '(919) 555-0123 ext. 45'],
    ['919 555 0123, extension 45', '(919) 555-0123 ext. 45'],
    ['919 555 0123#45', '(919) 555-0123 ext. 45'],
  ])('%s is %s', (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
    expect(complainAboutPhone(typed)).toBeUndefined();
  });

  it.each(['555-0123', '2 919 555 0123', '91955501234', '919 555 01234', 'call me', '(919 555-0123', '9'])(
    '%s is none',
    (typed) => expect(complainAboutPhone(typed)).toMatch(/10 digits/),
  );

  it('is not needed', () => expect(complainAboutPhone('  ')).toBeUndefined());

  it('reads what it wrote, whatever the separators', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const separator = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(
        digits(3),
        digits(3),
        digits(4),
        separator,
        separator,
        fc.constantFrom('', '1', '+1 '),
        fc.option(fc.integer({ min: 0, max: 999_999 }).map(String), { nil: '' }),
        (area, exchange, line, a, b, country, extension) => {
          const typed = `${country}${area}${a}${exchange}${b}${line}${extension === '' ? '' : ` x${extension}`}`;
          const phone = { area, exchange, line, extension };
          expect(readPhone(typed)).toEqual(phone);
          expect(readPhone(formatPhone(typed))).toEqual(phone);
        },
      ),
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['not a day', false],
    ['', false],
  ])('%s exists: %s', (day, exists) => expect(isCalendarDay(day)).toBe(exists));

  it('are those of the eastern time zone (GAP-115)', () => {
    expect(easternDay(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(easternDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
    expect(easternDay(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
  });

  it.each([
    ['2009-05-31', undefined],
    ['2026-11-21', undefined],
    ['2026-11-22', 'Enter a date that is not in the future'],
    ['1899-01-01', undefined],
    ['1898-12-31', 'Enter a date in 1899 or later'],
    ['31.05.2009', 'Enter a date that exists'],
  ])('of birth: %s (GAP-053)', (day, complaint) =>
    expect(complainAboutDateOfBirth(day, '2026-11-21')).toBe(complaint),
  );
});

describe('graduation years (CON-108 to CON-110)', () => {
  it.each([
    ['2026-06-30', 2026],
    ['2026-07-01', 2027],
    ['2026-11-21', 2027],
    ['2027-01-01', 2027],
  ])('start on %s with %i (GAP-088, CON-109)', (today, first) =>
    expect(firstGraduationYear(today)).toBe(first),
  );

  it('are ten in a row with the grades 12th to 3rd', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (today) => {
        const years = graduationYears(today, false);
        expect(years).toHaveLength(10);
        expect([years[0]?.grade, years[9]?.grade]).toEqual(['12th', '3rd']);
        years.forEach(({ year }, index) => expect(year).toBe(firstGraduationYear(today) + index));
        expect(graduationYears(today, true).map(({ year, grade }) => [year, grade])).toEqual(
          years.map(({ year }) => [year, null]),
        );
      }),
    );
  });

  it('are chosen from the list, or stay what they are', () => {
    expect(complainAboutGraduationYear(2027, '2026-11-21', null)).toBeUndefined();
    expect(complainAboutGraduationYear(2036, '2026-11-21', null)).toBeUndefined();
    expect(complainAboutGraduationYear(2037, '2026-11-21', null)).toMatch(/from the list/);
    expect(complainAboutGraduationYear(2026, '2026-11-21', null)).toMatch(/from the list/);
    expect(complainAboutGraduationYear(2019, '2026-11-21', 2019)).toBeUndefined();
  });
});

describe('roles and school age (CON-082, GAP-130)', () => {
  it.each([
    [1, true, true],
    [2, true, true],
    [4, false, true],
    [8, false, false],
    [2 | 64, true, true],
    [0, false, false],
  ])('%i: %s, with college %s', (role, without, withCollege) => {
    expect(isSchoolAge(role, { includeCollege: false })).toBe(without);
    expect(isSchoolAge(role, { includeCollege: true })).toBe(withCollege);
    expect(isCollegeStudent(role)).toBe(withCollege && !without);
  });

  it('are turned on and off again without touching the others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128),
        (role, flag) => {
          const toggled = toggleRole(role, flag);
          expect(toggled & ~flag).toBe(role & ~flag);
          expect(toggled & flag).not.toBe(role & flag);
          expect(toggleRole(toggled, flag)).toBe(role);
        },
      ),
    );
  });
});

describe('details', () => {
  it.each([
    ['', undefined],
    ['0012345', undefined],
    ['12a', 'Use only digits in the student number'],
    ['١٢', 'Use only digits in the student number'],
    ['1'.repeat(21), 'Use at most 20 digits in the student number'],
  ])('student number %j', (number, complaint) => expect(complainAboutStudentNumber(number)).toBe(complaint));

  it.each([
    ['npne-true', true],
    ['NPNE-true', false],
    ['true', false],
    ['npne-true ', false],
    [undefined, false],
  ])('the new phone numbers with %j: %s (GAP-112, CON-115, VAL-073)', (setting, on) =>
    expect(newPhoneNumbers(setting)).toBe(on),
  );
});
