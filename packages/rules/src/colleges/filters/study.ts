import { studentFacultyBands } from '../bands.ts';
import { careerClusters } from '../career-clusters.ts';
import { shortenPillText } from '../pill-text.ts';
import { bandChoices, bandValues, choice, yesNoFamily } from './family.ts';
import type { ChoiceFamily, FilterFamily, SpecialFamily } from './family.ts';

/** Career-cluster majors (CON-138); pills are shortened (CON-114). */
export const careerCluster: ChoiceFamily = {
  key: 'careerCluster',
  category: 'study',
  label: 'Majors by career cluster',
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
  label: 'Major',
  kind: 'major',
  filters: [],
};

export const specialPrograms = yesNoFamily(
  { key: 'specialPrograms', category: 'study', label: 'Special programs' },
  [
    { value: 'StudyAbroad', label: 'Study abroad', is: (facts) => facts.studyAbroad },
    {
      value: 'UndergraduateResearch',
      label: 'Research for undergraduates',
      is: (facts) => facts.undergraduateResearch,
    },
    {
      value: 'TeacherCertification',
      label: 'Teacher certification',
      is: (facts) => facts.teacherCertification,
    },
    { value: 'WeekendEvening', label: 'Weekend or evening college', is: (facts) => facts.weekendEvening },
    { value: 'RotcArmy', label: 'Army ROTC', is: (facts) => facts.rotcArmy },
    { value: 'RotcNavy', label: 'Navy ROTC', is: (facts) => facts.rotcNavy },
    { value: 'RotcAirForce', label: 'Air Force ROTC', is: (facts) => facts.rotcAirForce },
    { value: 'ApCredit', label: 'Credit for AP', is: (facts) => facts.acceptsAp },
    {
      value: 'LifeExperienceCredit',
      label: 'Credit for life experience',
      is: (facts) => facts.creditForLifeExperience,
    },
    {
      value: 'MilitaryCredit',
      label: 'Credit for military training',
      is: (facts) => facts.creditForMilitaryTraining,
    },
    {
      value: 'TransitionProgram',
      label: 'Program for students with intellectual disabilities',
      is: (facts) => facts.transitionProgram,
    },
    {
      value: 'HighSchoolEquivalency',
      label: 'High school equivalency classes',
      is: (facts) => facts.adultBasicEducation,
    },
    { value: 'DevelopmentalPrograms', label: 'Catch-up classes', is: (facts) => facts.developmentalPrograms },
  ],
);

export const studentFacultyRatio: ChoiceFamily = {
  key: 'studentFacultyRatio',
  category: 'study',
  label: 'Students to each teacher',
  kind: 'choice',
  join: 'Or',
  filters: bandChoices('studentFacultyRatio', studentFacultyBands, (label) =>
    label.endsWith('teacher') ? label : `${label} students to a teacher`,
  ),
  values: (facts) => bandValues(studentFacultyBands, facts.studentFacultyRatio),
  figure: (facts) => facts.studentFacultyRatio,
};

export const onlineEducation = yesNoFamily(
  { key: 'onlineEducation', category: 'study', label: 'Online education' },
  [
    {
      value: 'UndergraduateCourses',
      label: 'Undergraduate classes online',
      is: (facts) => facts.onlineUndergraduateCourses,
    },
    {
      value: 'UndergraduatePrograms',
      label: 'Whole undergraduate programs online',
      is: (facts) => facts.onlineUndergraduatePrograms,
    },
    {
      value: 'GraduateCourses',
      label: 'Graduate classes online',
      is: (facts) => facts.onlineGraduateCourses,
    },
    {
      value: 'GraduatePrograms',
      label: 'Whole graduate programs online',
      is: (facts) => facts.onlineGraduatePrograms,
    },
    { value: 'OnlineOnly', label: 'Online only', is: (facts) => facts.isDistanceOnly },
  ],
);

export const studyFamilies: readonly FilterFamily[] = [
  careerCluster,
  major,
  specialPrograms,
  studentFacultyRatio,
  onlineEducation,
];
