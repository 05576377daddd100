import { reportedActivities, reportedHousing, type ReportedChoices } from '../reported-choices.ts';
import { sportCodes, sports as sportList } from '../sports.ts';
import type { CollegeFacts } from '../facts.ts';
import { choice, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily } from './family.ts';

/** Sports by code; `Soccer:Women` or `Soccer:Men` asks for a team of one sex (ENT-565 to 567). */
export const sports: ChoiceFamily = {
  key: 'sports',
  category: 'campus-life',
  label: /*i18n*/ 'Sports',
  note: /*i18n*/ 'All sports are known for North Carolina colleges. For other states only football, basketball, baseball, and track and cross country are.',
  kind: 'choice',
  join: 'And',
  filters: sportList.map((sport) => choice('sports', sport.code, sport.name)),
  values: sportValues,
  accepts: (value) => {
    const [code, sex, ...rest] = value.split(':');
    return (
      rest.length === 0 &&
      (sex === 'Men' || sex === 'Women') &&
      sportList.some((sport) => sport.code === code)
    );
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

export const sportsDivision: ChoiceFamily = {
  key: 'sportsDivision',
  category: 'campus-life',
  label: /*i18n*/ 'Sports division',
  note: /*i18n*/ 'Divisions I, II and III are known for North Carolina colleges only.',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('sportsDivision', 'Ncaa', /*i18n*/ 'NCAA, any division'),
    choice('sportsDivision', 'NcaaI', /*i18n*/ 'NCAA Division I'),
    choice('sportsDivision', 'NcaaII', /*i18n*/ 'NCAA Division II'),
    choice('sportsDivision', 'NcaaIII', /*i18n*/ 'NCAA Division III'),
    choice('sportsDivision', 'Naia', /*i18n*/ 'NAIA'),
    choice('sportsDivision', 'Njcaa', /*i18n*/ 'NJCAA (two-year colleges)'),
    choice('sportsDivision', 'Nccaa', /*i18n*/ 'NCCAA (Christian colleges)'),
    choice('sportsDivision', 'OtherAssociation', /*i18n*/ 'Another association'),
  ],
  values: (facts) => {
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

export const sportsScholarship = yesNoFamily(
  {
    key: 'sportsScholarship',
    category: 'campus-life',
    label: /*i18n*/ 'Sports scholarships',
    note: /*i18n*/ 'Known for North Carolina colleges only.',
  },
  [
    { value: 'Men', label: /*i18n*/ 'For men', is: (facts) => isPaid(facts.athleticAidMen) },
    { value: 'Women', label: /*i18n*/ 'For women', is: (facts) => isPaid(facts.athleticAidWomen) },
  ],
);

function isPaid(amount: number | null): boolean | null {
  return amount === null ? null : amount > 0;
}

const noMealPlan = 3;

export const campusLife = yesNoFamily(
  { key: 'campusLife', category: 'campus-life', label: /*i18n*/ 'Campus life' },
  [
    {
      value: 'CollegeSports',
      label: /*i18n*/ 'Teams that play other colleges',
      is: (facts) => facts.athleticAssociation,
    },
    {
      value: 'FirstYearsLiveOnCampus',
      label: /*i18n*/ 'First-year students live on campus',
      is: (facts) => facts.firstYearsLiveOnCampus,
    },
    {
      value: 'MealPlan',
      label: /*i18n*/ 'Meal plan',
      is: (facts) => (facts.boardPlanCode === null ? null : facts.boardPlanCode !== noMealPlan),
    },
    { value: 'Veterans', label: /*i18n*/ 'Student veterans group', is: (facts) => facts.veteranOrganization },
    { value: 'Library', label: /*i18n*/ 'Library building', is: (facts) => facts.library },
  ],
);

export const housing: ChoiceFamily = {
  key: 'housing',
  category: 'campus-life',
  label: /*i18n*/ 'Housing',
  kind: 'choice',
  join: 'And',
  filters: [
    choice('housing', 'OnCampus', /*i18n*/ 'Housing on campus'),
    choice('housing', 'NoHousing', /*i18n*/ 'No housing on campus'),
  ],
  values: (facts) => (facts.offersHousing === null ? [] : [facts.offersHousing ? 'OnCampus' : 'NoHousing']),
};

function selfReported(key: string, label: string, boxes: ReportedChoices): ChoiceFamily {
  return {
    key,
    category: 'campus-life',
    label,
    kind: 'choice',
    join: 'And',
    selfReported: true,
    filters: boxes.map(([value, text]) => choice(key, value, text)),
    values: (facts) => facts.reported[key] ?? [],
  };
}

export const housingTypes = selfReported('housingTypes', /*i18n*/ 'Housing types', reportedHousing);

export const extracurriculars = selfReported(
  'extracurriculars',
  /*i18n*/ 'Extracurriculars',
  reportedActivities,
);

export const additionalServices = yesNoFamily(
  { key: 'additionalServices', category: 'campus-life', label: /*i18n*/ 'Additional services' },
  [
    {
      value: 'CareerCounseling',
      label: /*i18n*/ 'Academic and career counseling',
      is: (facts) => facts.careerCounseling,
    },
    {
      value: 'StudentEmployment',
      label: /*i18n*/ 'Help finding a job while studying',
      is: (facts) => facts.studentEmployment,
    },
    { value: 'JobPlacement', label: /*i18n*/ 'Help finding a job after', is: (facts) => facts.jobPlacement },
    { value: 'DayCare', label: /*i18n*/ 'Day care for children', is: (facts) => facts.dayCare },
    {
      value: 'DisabilityServices',
      label: /*i18n*/ 'Disability services page',
      is: (facts) => facts.disabilityServicesUrl !== null,
    },
    {
      value: 'VeteransContact',
      label: /*i18n*/ 'Contact for veterans',
      is: (facts) => facts.veteransContact,
    },
  ],
);

export const campusLifeFamilies: readonly FilterFamily[] = [
  sports,
  sportsDivision,
  sportsScholarship,
  campusLife,
  housing,
  housingTypes,
  extracurriculars,
  additionalServices,
];
