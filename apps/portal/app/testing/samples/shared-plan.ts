import type { OpenedPlan, SharedPlan } from '@longleaf/contract/shared-plans';

/** A link that works, with what a test wants to be different. */
export function sampleLink(different: Partial<SharedPlan> = {}): SharedPlan {
  return {
    id: 1,
    name: 'my aunt',
    parts: ['colleges', 'due'],
    createdDate: '2026-11-20T15:00:00Z',
    endsDate: '2026-12-20T15:00:00Z',
    endedDate: null,
    works: true,
    openedCount: 0,
    lastOpenedDate: null,
    ...different,
  };
}

/** A plan as whoever has the link sees it. */
export function sampleOpenedPlan(different: Partial<OpenedPlan> = {}): OpenedPlan {
  return {
    student: 'Jordan',
    name: 'my aunt',
    endsDate: '2026-12-20T15:00:00Z',
    colleges: [
      { name: 'Duke University', city: 'Durham', state: 'NC', urlName: 'duke-university', done: [1, 7] },
    ],
    goals: { path: 'Work', careerGoal: 'Biologist', plansToGo: ['Duke University'], notVerified: [] },
    due: [{ on: '2027-01-15', college: 'Duke University', title: null }],
    programs: null,
    careers: [],
    ...different,
  };
}
