import type { CollegeFacts } from '../facts.ts';
import { sportCodes } from '../sports.ts';
import { reported, type ValuesByFamily, whereTrue } from './family-values.ts';

const noMealPlan = 3;

export const campusLifeValues: ValuesByFamily = {
  sports: { boxes: sportValues },
  sportsDivision: {
    boxes: (facts) => {
      const values = new Set<string>();
      if (facts.ncaaMember === true) values.add('Ncaa');
      if (facts.naiaMember === true) values.add('Naia');
      if (facts.njcaaMember === true) values.add('Njcaa');
      if (facts.nccaaMember === true) values.add('Nccaa');
      if (facts.otherAthleticMember === true || facts.nscaaMember === true) values.add('OtherAssociation');
      const division = facts.athleticDivision === null ? undefined : divisionValue(facts.athleticDivision);
      if (division !== undefined) values.add(division);
      return [...values];
    },
  },
  sportsScholarship: {
    boxes: (facts) => whereTrue({ Men: isPaid(facts.athleticAidMen), Women: isPaid(facts.athleticAidWomen) }),
  },
  campusLife: {
    boxes: (facts) =>
      whereTrue({
        CollegeSports: facts.athleticAssociation,
        FirstYearsLiveOnCampus: facts.firstYearsLiveOnCampus,
        MealPlan: facts.boardPlanCode === null ? null : facts.boardPlanCode !== noMealPlan,
        Veterans: facts.veteranOrganization,
        Library: facts.library,
      }),
  },
  housing: {
    boxes: (facts) => (facts.offersHousing === null ? [] : [facts.offersHousing ? 'OnCampus' : 'NoHousing']),
  },
  housingTypes: reported('housingTypes'),
  extracurriculars: reported('extracurriculars'),
  additionalServices: {
    boxes: (facts) =>
      whereTrue({
        CareerCounseling: facts.careerCounseling,
        StudentEmployment: facts.studentEmployment,
        JobPlacement: facts.jobPlacement,
        DayCare: facts.dayCare,
        DisabilityServices: facts.disabilityServicesUrl !== null,
        VeteransContact: facts.veteransContact,
      }),
  },
};

function sportValues(facts: CollegeFacts): readonly string[] {
  const values = new Set<string>();
  for (const line of facts.sports) {
    for (const code of sportCodes(line.sport)) {
      values.add(code);
      if (line.men) values.add(`${code}:Men`);
      if (line.women) values.add(`${code}:Women`);
    }
  }
  if (facts.football === true) values.add('Football').add('Football:Men');
  if (facts.baseball === true) values.add('Baseball').add('Baseball:Men');
  if (facts.basketball === true) values.add('Basketball');
  if (facts.crossCountryTrack === true) values.add('TrackandField').add('CrossCountry');
  return [...values];
}

const divisions: Readonly<Record<string, string>> = {
  'NCAA Division I': 'NcaaI',
  'NCAA Division I-FBS': 'NcaaI',
  'NCAA Division I-FCS': 'NcaaI',
  'NCAA Division II': 'NcaaII',
  'NCAA Division III': 'NcaaIII',
};

function divisionValue(label: string): string | undefined {
  const known = divisions[label];
  if (known !== undefined) return known;
  if (/^NCAA Division I\b(?!I)/.test(label)) return 'NcaaI';
  if (/^NCAA Division II\b/.test(label)) return 'NcaaII';
  if (/^NCAA Division III\b/.test(label)) return 'NcaaIII';
  if (label.startsWith('NAIA')) return 'Naia';
  return label.startsWith('NJCAA') ? 'Njcaa' : undefined;
}

function isPaid(amount: number | null): boolean | null {
  return amount === null ? null : amount > 0;
}
