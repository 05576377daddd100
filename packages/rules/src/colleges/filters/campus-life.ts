import { reportedActivities, reportedHousing, type ReportedChoices } from '../reported-choices.ts';
import { sports as sportList } from '../sports.ts';
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
  accepts: (value) => {
    const [code, sex, ...rest] = value.split(':');
    return (
      rest.length === 0 &&
      (sex === 'Men' || sex === 'Women') &&
      sportList.some((sport) => sport.code === code)
    );
  },
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
};

export const sportsScholarship = yesNoFamily(
  {
    key: 'sportsScholarship',
    category: 'campus-life',
    label: /*i18n*/ 'Sports scholarships',
    note: /*i18n*/ 'Known for North Carolina colleges only.',
  },
  [
    { value: 'Men', label: /*i18n*/ 'For men' },
    { value: 'Women', label: /*i18n*/ 'For women' },
  ],
);

export const campusLife = yesNoFamily(
  { key: 'campusLife', category: 'campus-life', label: /*i18n*/ 'Campus life' },
  [
    {
      value: 'CollegeSports',
      label: /*i18n*/ 'Teams that play other colleges',
    },
    {
      value: 'FirstYearsLiveOnCampus',
      label: /*i18n*/ 'First-year students live on campus',
    },
    {
      value: 'MealPlan',
      label: /*i18n*/ 'Meal plan',
    },
    { value: 'Veterans', label: /*i18n*/ 'Student veterans group' },
    { value: 'Library', label: /*i18n*/ 'Library building' },
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
    },
    {
      value: 'StudentEmployment',
      label: /*i18n*/ 'Help finding a job while studying',
    },
    { value: 'JobPlacement', label: /*i18n*/ 'Help finding a job after' },
    { value: 'DayCare', label: /*i18n*/ 'Day care for children' },
    {
      value: 'DisabilityServices',
      label: /*i18n*/ 'Disability services page',
    },
    {
      value: 'VeteransContact',
      label: /*i18n*/ 'Contact for veterans',
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
