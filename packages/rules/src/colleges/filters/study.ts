import { studentFacultyBands } from '../bands.ts';
import { careerClusters } from '../career-clusters.ts';
import { shortenPillText } from '../pill-text.ts';
import { bandChoices, choice, yesNoFamily } from './family.ts';
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
    { value: 'StudyAbroad', label: /*i18n*/ 'Study abroad' },
    {
      value: 'UndergraduateResearch',
      label: /*i18n*/ 'Research for undergraduates',
    },
    {
      value: 'TeacherCertification',
      label: /*i18n*/ 'Teacher certification',
    },
    {
      value: 'WeekendEvening',
      label: /*i18n*/ 'Weekend or evening college',
    },
    { value: 'RotcArmy', label: /*i18n*/ 'Army ROTC' },
    { value: 'RotcNavy', label: /*i18n*/ 'Navy ROTC' },
    { value: 'RotcAirForce', label: /*i18n*/ 'Air Force ROTC' },
    { value: 'ApCredit', label: /*i18n*/ 'Credit for AP' },
    {
      value: 'LifeExperienceCredit',
      label: /*i18n*/ 'Credit for life experience',
    },
    {
      value: 'MilitaryCredit',
      label: /*i18n*/ 'Credit for military training',
    },
    {
      value: 'TransitionProgram',
      label: /*i18n*/ 'Program for students with intellectual disabilities',
    },
    {
      value: 'HighSchoolEquivalency',
      label: /*i18n*/ 'High school equivalency classes',
    },
    {
      value: 'DevelopmentalPrograms',
      label: /*i18n*/ 'Catch-up classes',
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
  hasFigure: true,
};

export const onlineEducation = yesNoFamily(
  { key: 'onlineEducation', category: 'study', label: /*i18n*/ 'Online education' },
  [
    {
      value: 'UndergraduateCourses',
      label: /*i18n*/ 'Undergraduate classes online',
    },
    {
      value: 'UndergraduatePrograms',
      label: /*i18n*/ 'Whole undergraduate programs online',
    },
    {
      value: 'GraduateCourses',
      label: /*i18n*/ 'Graduate classes online',
    },
    {
      value: 'GraduatePrograms',
      label: /*i18n*/ 'Whole graduate programs online',
    },
    { value: 'OnlineOnly', label: /*i18n*/ 'Online only' },
  ],
);

export const studyFamilies: readonly FilterFamily[] = [
  careerCluster,
  major,
  specialPrograms,
  studentFacultyRatio,
  onlineEducation,
];
