import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceWords, LEVELS } from './choices.ts';
import { complainAboutItem } from './check-item.ts';
import { complainAboutDate, firstDay, isMonthOrDay, lastDay } from './dates.ts';
import { itemLines } from './item-lines.ts';
import type { ItemValues } from './item-values.ts';
import { timeOf, withoutEndWhileOn } from './period.ts';
import { PROJECT_SKILLS, PROJECT_SUBJECTS } from './project-lists.ts';
import { ACTIVITY_SECTIONS, LINE_LIMIT, SECTION_SHAPES, TEXT_LIMIT } from './sections.ts';
import { activityTotals, hoursAYear } from './totals.ts';

const TODAY = '2026-11-22';
const NONE = {
  experiences: [],
  activities: [],
  communityServices: [],
  healthActivities: [],
  awardsDistinctions: [],
  leadershipExperiences: [],
  networking: [],
  projects: [],
};

describe('a date (VAL-009, VAL-010)', () => {
  it.each([
    ['2026-11', undefined],
    ['2026-11-22', undefined],
    ['1899-01', undefined],
    ['1899-01-01', undefined],
    ['2026-12', 'Enter a date that is not in the future'],
    ['2026-11-23', 'Enter a date that is not in the future'],
    ['1898-12', 'Enter a date in 1899 or later'],
    ['1898-12-31', 'Enter a date in 1899 or later'],
    ['2026-13', 'Enter a date that exists'],
    ['2026-02-29', 'Enter a date that exists'],
    ['2026', 'Enter a date that exists'],
    ['last year', 'Enter a date that exists'],
  ])('%s: %s', (date, complaint) => {
    expect(complainAboutDate(date, TODAY)).toBe(complaint);
  });

  it('means a day or all days of a month', () => {
    expect([firstDay('2024-02'), lastDay('2024-02')]).toEqual(['2024-02-01', '2024-02-29']);
    expect([firstDay('2024-02-05'), lastDay('2024-02-05')]).toEqual(['2024-02-05', '2024-02-05']);
    expect(isMonthOrDay('2024-2')).toBe(false);
  });
});

describe('an item', () => {
  it.each([
    ['2026-04', '2026-05', {}],
    ['2026-04', '2026-04', {}],
    ['2026-04-12', '2026-04', {}],
    ['2026-04', '2026-04-01', {}],
    ['2026-04', '', {}],
    ['', '2026-04', {}],
    ['2026-05', '2026-04', { dateEnd: 'Enter an end that is not before the start' }],
    ['2026-04-12', '2026-04-11', { dateEnd: 'Enter an end that is not before the start' }],
    ['2027-01', '2026-04', { dateStart: 'Enter a date that is not in the future' }],
  ])('from %s to %s: %j', (dateStart, dateEnd, complaints) => {
    expect(complainAboutItem('leadershipExperiences', { name: 'a', dateStart, dateEnd }, TODAY)).toEqual(
      complaints,
    );
  });

  it.each([
    [{ actName: '' }, { actName: 'Give it a name' }],
    [{ actName: 'x'.repeat(LINE_LIMIT) }, {}],
    [{ actName: 'x'.repeat(LINE_LIMIT + 1) }, { actName: 'Use at most 120 letters' }],
    [{ actName: 'a', actDesc: 'x'.repeat(TEXT_LIMIT) }, {}],
    [{ actName: 'a', actDesc: 'x'.repeat(TEXT_LIMIT + 1) }, { actDesc: 'Use at most 1500 letters' }],
    [{ actName: 'a', actHoursWeek: 0, actWeeksYear: 52 }, {}],
    [{ actName: 'a', actHoursWeek: 168.5 }, { actHoursWeek: 'Enter a number from 0 to 168' }],
    [{ actName: 'a', actWeeksYear: 53 }, { actWeeksYear: 'Enter a number from 0 to 52' }],
    [{ actName: 'a', actHoursWeek: Number.NaN }, { actHoursWeek: 'Enter a number from 0 to 168' }],
  ])('%j: %j', (item: ItemValues, complaints) => {
    expect(complainAboutItem('activities', item, TODAY)).toEqual(complaints);
  });

  it('names each of several wrong fields', () => {
    const item = { name: '', email: 'nobody' };
    expect(Object.keys(complainAboutItem('networking', item, TODAY))).toEqual(['name', 'email']);
  });

  it('goes on or ends, never both', () => {
    const item = { actName: 'a', actDateStart: '2024-08', actDateEnd: '2025-05' };
    expect(withoutEndWhileOn('activities', { ...item, actContinue: true })['actDateEnd']).toBeNull();
    expect(withoutEndWhileOn('activities', { ...item, actContinue: false })['actDateEnd']).toBe('2025-05');
    expect(withoutEndWhileOn('projects', { name: 'a' })).toEqual({ name: 'a' });
  });

  it.each([
    ['activities', { actDateStart: '2024-08', actContinue: true }, ['2024-08', null, true]],
    ['activities', { actDateStart: '2024-08', actContinue: false }, ['2024-08', null, false]],
    ['activities', { actContinue: true }, [null, null, true]],
    ['communityServices', { dateStart: '2024-08', dateEnd: null }, ['2024-08', null, true]],
    ['communityServices', { dateStart: '2024-08', dateEnd: '2024-08' }, ['2024-08', '2024-08', false]],
    ['communityServices', {}, [null, null, false]],
    ['experiences', { expDate: '2024-08' }, ['2024-08', null, false]],
    ['networking', {}, [null, null, false]],
  ] as const)('of %s with %j was from, to, goes on: %j', (section, item, [start, end, goesOn]) => {
    expect(timeOf(section, item)).toEqual({ start, end, goesOn });
  });

  it('is told in words, what is empty left out', () => {
    expect(
      itemLines({
        name: 'Fair',
        level: 'state',
        date: null,
        frequency: '',
        skills: [19, 1],
        actContinue: false,
      }),
    ).toEqual(['Fair', 'State', 'Active Learning', 'Writing']);
    expect(
      itemLines({ actType: 'my own kind', actHoursWeek: 0, actWeeksYear: 1, actContinue: true }),
    ).toEqual(['my own kind', '0 hours a week', '1 week a year', 'Still going on']);
  });
});

describe('totals', () => {
  it.each([
    ['two months by months', '2026-01', '2026-02', 27],
    ['one day', '2026-04-12', '2026-04-12', 3],
    ['a week and a day', '2026-04-01', '2026-04-08', 6],
    ['until today', '2026-11-16', null, 3],
    ['until today, and a day more', '2026-11-15', null, 6],
    ['never beyond today', '2026-11-22', '2026-11', 3],
  ])('three hours a week, %s', (_, dateStart, dateEnd, hours) => {
    const service = { name: 'a', hoursWeek: 3, dateStart, dateEnd };
    expect(activityTotals({ ...NONE, communityServices: [service] }, TODAY).serviceHours).toBe(hours);
  });

  it('count every thing, and only the hours of what goes on', () => {
    const activities: ItemValues[] = [
      { actName: 'a', actHoursWeek: 9.5, actDateStart: '2024-08', actContinue: true },
      { actName: 'b', actHoursWeek: 2.2, actContinue: true },
      { actName: 'c', actHoursWeek: 30, actDateEnd: '2025-05', actContinue: false },
      { actName: 'd', actHoursWeek: null, actContinue: true },
    ];
    expect(activityTotals({ ...NONE, activities, projects: [{ name: 'p' }] }, TODAY)).toEqual({
      things: 5,
      hoursAWeek: 11.7,
      serviceHours: 0,
    });
  });

  it('are never below nothing, whatever the dates', () => {
    const day = fc
      .date({ min: new Date('1899-01-01'), max: new Date('2026-11-22'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 168 }), (one, other, hoursWeek) => {
        const [dateStart, dateEnd] = one < other ? [one, other] : [other, one];
        const service = { name: 'a', hoursWeek, dateStart, dateEnd };
        const { serviceHours } = activityTotals({ ...NONE, communityServices: [service] }, TODAY);
        expect(serviceHours).toBeGreaterThanOrEqual(hoursWeek);
      }),
    );
  });

  it('of a year are known when hours and weeks are', () => {
    expect(hoursAYear({ actHoursWeek: 9.5, actWeeksYear: 22 })).toBe(209);
    expect(hoursAYear({ actHoursWeek: 9.5, actWeeksYear: null })).toBeNull();
  });
});

it('has ten subjects and nineteen skills, numbered in the order of the lists (CON-039, CON-040)', () => {
  expect(PROJECT_SUBJECTS.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
  expect(PROJECT_SKILLS.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, n) => n + 1));
  expect(PROJECT_SUBJECTS.at(9)?.label).toBe('Technical Specialty');
  expect(PROJECT_SKILLS.at(17)?.label).toBe('Social Perceptiveness');
});

it('names an item of each section by a field that is needed', () => {
  for (const section of ACTIVITY_SECTIONS) {
    const { name, fields } = SECTION_SHAPES[section];
    expect(fields[name]).toEqual({ kind: 'line', needed: true });
  }
  expect(choiceWords(LEVELS, 'county')).toBe('county');
});
