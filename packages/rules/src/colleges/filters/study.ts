import { studentFacultyBands } from '../bands.ts';
import { careerClusters } from '../career-clusters.ts';
import { shortenPillText } from '../pill-text.ts';
import { bandChoices, bandValues, choice, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, SpecialFamily } from './family.ts';

/** Career-cluster majors (CON-138); pills are shortened (CON-114). */
export const careerCluster: ChoiceFamily = {
  key: 'careerCluster',
  category: 'study',
  label: /*i18n*/ 'Majors by career cluster',
  kind: 'choice',
  join: 'Or',
  filters: careerClusters.map((cluster) =>
    choice('careerCluster', cluster.key, cluster.name, shortenPillText(cluster.name)),
  ),
  values: (facts) => facts.clusters,
};

/** A single major: a CIP code of 2, 4 or 6 digits ('51', '51.38', '51.3801'), which holds for every code below it. */
export const major: SpecialFamily = {
  key: 'major',
  category: 'study',
  label: /*i18n*/ 'Major',
  kind: 'major',
  filters: [],
};

export const specialPrograms = yesNoFamily(
  { key: 'specialPrograms', category: 'study', label: /*i18n*/ 'Special programs' },
  [
    { value: 'StudyAbroad', label: /*i18n*/ 'Study abroad', is: (facts) => facts.studyAbroad },
    {
      value: 'UndergraduateResearch',
      label: /*i18n*/ 'Research for undergraduates',
      is: (facts) => facts.undergraduateResearch,
    },
    {
      value: 'TeacherCertification',
      label: /*i18n*/ 'Teacher certification',
      is: (facts) => facts.teacherCertification,
    },
    {
      value: 'WeekendEvening',
      label: /*i18n*/ 'Weekend or evening college',
      is: (facts) => facts.weekendEvening,
    },
    { value: 'RotcArmy', label: /*i18n*/ 'Army ROTC', is: (facts) => facts.rotcArmy },
    { value: 'RotcNavy', label: /*i18n*/ 'Navy ROTC', is: (facts) => facts.rotcNavy },
    { value: 'RotcAirForce', label: /*i18n*/ 'Air Force ROTC', is: (facts) => facts.rotcAirForce },
    { value: 'ApCredit', label: /*i18n*/ 'Credit for AP', is: (facts) => facts.acceptsAp },
    {
      value: 'LifeExperienceCredit',
      label: /*i18n*/ 'Credit for life experience',
      is: (facts) => facts.creditForLifeExperience,
    },
    {
      value: 'MilitaryCredit',
      label: /*i18n*/ 'Credit for military training',
      is: (facts) => facts.creditForMilitaryTraining,
    },
    {
      value: 'TransitionProgram',
      label: /*i18n*/ 'Program for students with intellectual disabilities',
      is: (facts) => facts.transitionProgram,
    },
    {
      value: 'HighSchoolEquivalency',
      label: /*i18n*/ 'High school equivalency classes',
      is: (facts) => facts.adultBasicEducation,
    },
    {
      value: 'DevelopmentalPrograms',
      label: /*i18n*/ 'Catch-up classes',
      is: (facts) => facts.developmentalPrograms,
    },
  ],
);

export const studentFacultyRatio: ChoiceFamily = {
  key: 'studentFacultyRatio',
  category: 'study',
  label: /*i18n*/ 'Students to each teacher',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('studentFacultyRatio', studentFacultyBands, /*i18n*/ '{band} students to a teacher'),
  values: (facts) => bandValues(studentFacultyBands, facts.studentFacultyRatio),
  figure: (facts) => facts.studentFacultyRatio,
};

export const onlineEducation = yesNoFamily(
  { key: 'onlineEducation', category: 'study', label: /*i18n*/ 'Online education' },
  [
    {
      value: 'UndergraduateCourses',
      label: /*i18n*/ 'Undergraduate classes online',
      is: (facts) => facts.onlineUndergraduateCourses,
    },
    {
      value: 'UndergraduatePrograms',
      label: /*i18n*/ 'Whole undergraduate programs online',
      is: (facts) => facts.onlineUndergraduatePrograms,
    },
    {
      value: 'GraduateCourses',
      label: /*i18n*/ 'Graduate classes online',
      is: (facts) => facts.onlineGraduateCourses,
    },
    {
      value: 'GraduatePrograms',
      label: /*i18n*/ 'Whole graduate programs online',
      is: (facts) => facts.onlineGraduatePrograms,
    },
    { value: 'OnlineOnly', label: /*i18n*/ 'Online only', is: (facts) => facts.isDistanceOnly },
  ],
);

export const studyFamilies: readonly FilterFamily[] = [
  careerCluster,
  major,
  specialPrograms,
  studentFacultyRatio,
  onlineEducation,
];
