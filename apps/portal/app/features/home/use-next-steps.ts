import { gradeOf } from '@longleaf/rules/profile/graduation-years';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { savedCollegeIdsQuery } from '../../data/saved-colleges/queries.ts';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { useSettings } from '../../lib/settings.ts';
import { useToday } from '../../lib/today.ts';
import type { Person } from '../../shell/session/person.ts';
import { type Stage, type StepKey, stageOf, stepsFor } from './next-steps.ts';
import { STEP_WORDS } from './step-words.ts';

/** What a person has to put right before letters and codes reach them. */
export type Matter = 'confirm-email' | 'check-address' | 'say-year';

export interface NextSteps {
  stage: Stage;
  steps: readonly StepKey[];
  matters: readonly Matter[];
  /** The school year, 12 to 3, and the year of the end of school; null while it is not said. */
  grade: number | null;
  graduationYear: number | null;
}

const PUPILS: readonly Stage[] = ['middle-school', 'high-school', 'junior', 'senior'];

/** What is next for this person; null until it is known what they saved and said, or that it cannot be loaded. */
export function useNextSteps({ id, role }: Person): NextSteps | null {
  const { contentUrl } = useSettings();
  const today = useToday();
  const profile = useQuery(profileQuery(id));
  const colleges = useQuery(savedCollegeIdsQuery(id));
  const careers = useQuery(savedCareers.idsQuery(id));
  const programs = useQuery(savedPrograms.idsQuery(id));
  if ([profile, colleges, careers, programs].some(({ isPending }) => isPending)) return null;
  const graduationYear = profile.data?.graduationYear ?? null;
  const saved = {
    colleges: colleges.data?.length ?? null,
    careers: careers.data?.length ?? null,
    programs: programs.data?.length ?? null,
  };
  const told = stageOf(profile.data?.role ?? role, graduationYear, today);
  // Without the profile nobody knows the grade: what is for everyone misleads neither a senior nor a 9th grader.
  const stage = profile.data === undefined && PUPILS.includes(told) ? 'visitor' : told;
  const isStudent = PUPILS.includes(stage);
  return {
    stage,
    steps: stepsFor(stage, saved, (step) => STEP_WORDS[step].to !== undefined || contentUrl !== null),
    matters: profile.data
      ? [
          ...(profile.data.emailVerified ? [] : (['confirm-email'] as const)),
          ...(profile.data.addressInvalid ? (['check-address'] as const) : []),
          ...(isStudent && graduationYear === null ? (['say-year'] as const) : []),
        ]
      : [],
    grade: isStudent && graduationYear !== null ? gradeOf(graduationYear, today) : null,
    graduationYear: isStudent ? graduationYear : null,
  };
}
