import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternDay } from '../profile/calendar-day.ts';
import { entryYear } from './entry-year.ts';
import { complainAboutRedirection, type RedirectionTyped } from './redirection-form.ts';
import { redirectionWindow } from './redirection-window.ts';
import { joinSchoolNames, splitSchoolNames } from './school-names.ts';
import { assurancePanel, isAssuranceEligible } from './transfer-assurance.ts';

describe('the year of entry (CON-071, ST-173, ST-250)', () => {
  it.each([
    ['2026-01-01', 2026],
    ['2026-09-30', 2026],
    ['2026-10-01', 2027],
    ['2026-12-31', 2027],
  ])('on %s is %i', (today, year) => expect(entryYear(today)).toBe(year));

  it('rolls at midnight in Carolina, not in Greenwich', () => {
    expect(entryYear(easternDay(new Date('2026-10-01T03:59:59Z')))).toBe(2026);
    expect(entryYear(easternDay(new Date('2026-10-01T04:00:00Z')))).toBe(2027);
  });
});

describe('the redirection pool (CON-065, ST-171, GAP-062)', () => {
  it.each([
    ['2026-03-31', false, '2026-04-01', '2026-09-30'],
    ['2026-04-01', true, '2026-04-01', '2026-09-30'],
    ['2026-09-30', true, '2026-04-01', '2026-09-30'],
    ['2026-10-01', false, '2027-04-01', '2027-09-30'],
    ['2026-12-31', false, '2027-04-01', '2027-09-30'],
  ])('on %s', (today, isOpen, opensOn, closesOn) => {
    expect(redirectionWindow(today)).toEqual({ isOpen, opensOn, closesOn });
  });

  it('is open on the days of its window and on no others, in each year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          const { isOpen, opensOn, closesOn } = redirectionWindow(today);
          expect(isOpen).toBe(today >= opensOn && today <= closesOn);
          expect(closesOn >= today).toBe(true);
        },
      ),
    );
  });

  const typed: RedirectionTyped = {
    gradDate: '2027-06-11',
    classRank: '84 of 512',
    weightedGPA: '3.41',
    unweightedGPA: '',
    satComposite: '1060',
    actComposite: '',
    intendedMajor: 'Computer science',
    entryTerm: 'Fall',
  };
  it.each<[Partial<RedirectionTyped>, string[]]>([
    [{}, []],
    [{ weightedGPA: '34.1' }, ['weightedGPA']],
    [{ weightedGPA: '6' }, []],
    [{ weightedGPA: '6.01' }, ['weightedGPA']],
    [{ weightedGPA: 'A-' }, ['weightedGPA']],
    [{ unweightedGPA: '5.001' }, ['unweightedGPA']],
    [{ satComposite: '390' }, ['satComposite']],
    [{ satComposite: '1065' }, ['satComposite']],
    [{ satComposite: '1600' }, []],
    [{ satComposite: '1610' }, ['satComposite']],
    [{ actComposite: '0' }, ['actComposite']],
    [{ actComposite: '36' }, []],
    [{ actComposite: '36.5' }, ['actComposite']],
    [{ gradDate: '' }, ['gradDate']],
    [{ gradDate: '2027-02-30' }, ['gradDate']],
    [{ gradDate: '1939-12-31' }, ['gradDate']],
    [{ gradDate: '2029-01-01' }, ['gradDate']],
    [{ gradDate: '1998-06-01' }, []],
    [{ entryTerm: '' }, ['entryTerm']],
    [{ entryTerm: 'Winter' }, ['entryTerm']],
    [{ classRank: 'x'.repeat(31), intendedMajor: 'x'.repeat(101) }, ['classRank', 'intendedMajor']],
  ])('complains about %j', (part, fields) => {
    expect(Object.keys(complainAboutRedirection({ ...typed, ...part }, '2026-06-01'))).toEqual(fields);
  });
});

describe('names of schools in one text (CON-081, ST-172)', () => {
  it('come back as they went in', () => {
    const name = fc.stringMatching(/^[A-Za-z&'.][A-Za-z &'.-]{0,30}[A-Za-z]$/);
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        expect(splitSchoolNames(joinSchoolNames(names))).toEqual(names);
      }),
    );
  });
  it('leave out what is empty or said twice', () => {
    expect(splitSchoolNames(' A ;; B;A; ')).toEqual(['A', 'B']);
  });
});

describe('transfer assured admissions', () => {
  const lists = [[], ['UNC A'], ['UNC A', 'UNC B']];
  const all = [true, false].flatMap((deniedAdmission) =>
    [true, false].flatMap((acceptedToUncInstitution) =>
      lists.flatMap((denialsReceivedFrom) =>
        lists.map((acceptedFrom) => ({
          deniedAdmission,
          acceptedToUncInstitution,
          denialsReceivedFrom,
          acceptedFrom,
        })),
      ),
    ),
  );

  it.each(all)('shows the panel for %j (ST-245 to ST-247)', (answers) => {
    const panel = assurancePanel(answers);
    expect(panel === 'Ineligible').toBe(answers.acceptedFrom.length > 0);
    expect(panel === 'ThankYou').toBe(
      answers.acceptedFrom.length === 0 && answers.denialsReceivedFrom.length > 0,
    );
  });

  it.each(all)('is for whoever was turned down and not accepted: %j (ST-249)', (answers) => {
    const denied = answers.deniedAdmission || answers.denialsReceivedFrom.length > 0;
    const accepted = answers.acceptedToUncInstitution || answers.acceptedFrom.length > 0;
    expect(isAssuranceEligible(answers)).toBe(denied ? !accepted : false);
  });

  it('tells panel and eligibility apart (GAP-100)', () => {
    const answers = {
      deniedAdmission: true,
      acceptedToUncInstitution: false,
      denialsReceivedFrom: [],
      acceptedFrom: [],
    };
    expect([assurancePanel(answers), isAssuranceEligible(answers)]).toEqual(['NotDenied', true]);
  });
});
