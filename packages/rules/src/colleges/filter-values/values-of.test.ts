import { describe, expect, it } from 'vitest';
import type { CollegeFacts } from '../facts.ts';
import { filterFamilies } from '../filters/catalogue.ts';
import { valuesOf } from './values-of.ts';

/** A college that reported nothing but what is given. */
function college(given: Partial<CollegeFacts> = {}): CollegeFacts {
  const known = {
    id: 1,
    name: 'X',
    state: 'NC',
    collegeType: 'Other',
    isOpen: true,
    sports: [],
    clusters: [],
    reported: {},
    ...given,
  };
  return new Proxy(known, {
    get: (target, name) => (name in target ? target[name as keyof typeof target] : null),
  }) as unknown as CollegeFacts;
}

function valuesIn(family: string, given: Partial<CollegeFacts>): readonly string[] {
  return valuesOf({ key: family }).boxes?.(college(given), 'NC') ?? [];
}

describe('the boxes a college belongs to', () => {
  it.each<[family: string, given: Partial<CollegeFacts>, values: readonly string[]]>([
    ['schoolType', { levelCode: 1, offersGraduate: true }, ['FourYear', 'Graduate']],
    ['schoolType', { levelCode: 2 }, ['TwoYear']],
    ['schoolType', { levelCode: 3 }, ['UnderTwoYear']],
    [
      'programType',
      { certificateUnder12Weeks: true, certificate1To2Years: true, offersBachelor: true },
      ['Certificate', 'Diploma', 'Bachelors'],
    ],
    ['programType', { offersProfessionalDoctorate: true }, ['Doctoral']],
    ['publicPrivate', { controlCode: 2, religionCode: 71 }, ['Private', 'Religious']],
    ['publicPrivate', { controlCode: 3 }, ['PrivateForProfit']],
    ['religion', { religionCode: 71 }, ['71']],
    ['campusSetting', { localeCode: 13 }, ['Urban']],
    ['campusSetting', { localeCode: 32 }, ['SmallTown']],
    ['campusSetting', { localeCode: 43 }, ['Rural']],
    ['population', { undergraduates: 20_556 }, ['Over20000']],
    ['singleSex', { isMenOnly: false, isWomenOnly: false }, ['Coed']],
    ['singleSex', { isMenOnly: false, isWomenOnly: true }, ['WomenOnly']],
    ['historicallyBlack', { isHbcu: true, isPredominantlyBlack: false }, ['HBCU']],
    ['entranceDifficulty', { admissionRate: 0.1534 }, ['MostDifficult']],
    ['entranceDifficulty', { openAdmission: true }, ['Noncompetitive']],
    ['satMath', { satMath25: 690, satMath75: 790 }, ['610To800']],
    ['act', { act50: 32 }, ['29AndUp']],
    [
      'admissionPolicies',
      { considersTestScores: 5, considersEssay: 1, considersLegacy: 3 },
      ['TestOptional', 'EssayRequired', 'NoLegacy'],
    ],
    ['applicationFee', { applicationFee: 0 }, ['FreeApp']],
    ['tuition', { state: 'NC', tuitionInState: 8989, tuitionOutOfState: 39_330 }, ['UpTo10000']],
    ['tuition', { state: 'VA', tuitionInState: 8989, tuitionOutOfState: 39_330 }, ['UpTo40000']],
    ['financialAid', { titleIvCode: 1, sharePell: 0.2, shareFederalLoan: 0 }, ['FederalAid', 'PellGrants']],
    ['studentFacultyRatio', { studentFacultyRatio: 15 }, ['11To15']],
    ['onlineEducation', { onlineGraduatePrograms: true }, ['GraduatePrograms']],
    ['sports', { sports: [{ sport: 'Soccer', men: false, women: true }] }, ['Soccer', 'Soccer:Women']],
    ['sports', { football: true }, ['Football', 'Football:Men']],
    ['sportsDivision', { ncaaMember: true, athleticDivision: 'NCAA Division III' }, ['Ncaa', 'NcaaIII']],
    ['sportsDivision', { athleticDivision: 'NCAA Division II' }, ['NcaaII']],
    ['sportsDivision', { athleticDivision: 'NCAA Division I-FCS' }, ['NcaaI']],
    ['sportsDivision', { athleticDivision: 'NJCAA Division I' }, ['Njcaa']],
    ['sportsScholarship', { athleticAidMen: 0, athleticAidWomen: 5000 }, ['Women']],
    ['housing', { offersHousing: false }, ['NoHousing']],
    ['campusLife', { boardPlanCode: 3, athleticAssociation: true }, ['CollegeSports']],
    ['extracurriculars', { reported: { extracurriculars: ['Band'] } }, ['Band']],
    ['status', { isOpen: false }, ['Closed']],
  ])('%s %j', (family, given, values) => expect(valuesIn(family, given)).toEqual(values));

  it('are none where nothing was reported: missing is never taken for no or for zero', () => {
    const always = new Set(['collegeType', 'state', 'status']);
    const found = filterFamilies.flatMap((family) => {
      const { boxes, figure } = valuesOf(family);
      const values = always.has(family.key) ? [] : (boxes?.(college(), 'NC') ?? []);
      const compared = figure?.(college(), 'NC') ?? null;
      return [...values, ...(compared === null ? [] : [compared])];
    });
    expect(found).toEqual([]);
  });

  it('are boxes of their family, or values it accepts', () => {
    const facts = college({
      levelCode: 1,
      localeCode: 11,
      sports: [{ sport: 'Golf', men: true, women: true }],
    });
    const strange = filterFamilies.flatMap((family) => {
      if (family.kind !== 'choice') return [];
      const known = new Set(family.filters.map((filter) => filter.value));
      const boxes = valuesOf(family).boxes?.(facts, 'NC') ?? [];
      return boxes.filter((value) => !known.has(value) && family.accepts?.(value) !== true);
    });
    expect(strange).toEqual([]);
  });

  it('are known of every family of boxes, and a figure of every one that can be compared', () => {
    for (const family of filterFamilies) {
      const { boxes, figure } = valuesOf(family);
      expect([family.key, boxes !== undefined]).toEqual([family.key, family.kind === 'choice']);
      const compares = family.kind === 'number' || (family.kind === 'choice' && family.hasFigure === true);
      expect([family.key, figure !== undefined]).toEqual([family.key, compares]);
    }
  });
});
