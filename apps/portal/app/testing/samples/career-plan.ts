import type { CareerPlanAnswer } from '@longleaf/contract/career-plans';

const profiler = {
  key: 'assessment:1',
  name: 'Interest profiler',
  on: '2026-10-06',
  said: [
    { name: 'Social', count: 31, of: 40 },
    { name: 'Investigative', count: 28 },
  ],
};
const nurse = { code: '29-1141.00', title: 'Registered Nurses' };

/** Somebody in grade 8 without a plan, who has taken a survey, saved a career and planned for after school. */
export function noCareerPlan(): CareerPlanAnswer {
  return {
    plan: null,
    versions: [],
    student: { name: 'Maya Torres', school: 'Chapel Hill High', graduationYear: 2031, grade: 8 },
    standing: { countsForGrade8: false, countsForGrade10: false, asked: 'first', isLate: false },
    offered: {
      results: [profiler],
      clusters: ['Education'],
      careers: [nurse],
      path: 'Community college',
      afterSchool: 'Durham Tech',
      careerNotes: '',
      helpers: 'My aunt',
      nextStep: '',
    },
  };
}

/** The same with two versions of a plan, in which one part is still empty. */
export function sampleCareerPlan(): CareerPlanAnswer {
  const version = (number: number, revisedAt: string) => ({
    version: number,
    revisedAt,
    revisedBy: 'Maya Torres',
    byYou: true,
    schoolYear: '2026-27',
    grade: 8,
    isComplete: false,
  });
  const latest = version(2, '2026-11-16T15:00:00Z');
  return {
    ...noCareerPlan(),
    plan: {
      ...latest,
      missing: ['next-step'],
      content: {
        results: [profiler],
        aboutMe: 'I like to help people.',
        cluster: 'Health',
        careers: [nurse],
        careerNotes: 'I want to work in a children’s hospital.',
        courses: 'Biology, health science I, band',
        path: 'Community college',
        afterSchool: 'Durham Tech, then UNC Greensboro',
        helpers: 'My aunt, who is a nurse; Ms. Bynum',
        nextStep: '',
      },
    },
    versions: [latest, version(1, '2026-09-12T15:00:00Z')],
  };
}
