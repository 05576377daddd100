import type {
  AskedAssessment,
  AssessmentCategory,
  AssessmentQuestion,
  AssessmentSession,
} from '@longleaf/contract/assessments';
import type { Place } from './place.ts';
import type { Survey } from './surveys.ts';
import type { Go } from './use-place.ts';

/** An assessment and what a person has done of it: what each of the three steps is given. */
export interface TakenAssessment {
  personId: string;
  survey: Survey;
  assessment: AskedAssessment;
  categories: readonly AssessmentCategory[];
  questions: readonly AssessmentQuestion[];
  /** The latest first. */
  sessions: readonly AssessmentSession[];
  /** When the sessions were asked for, in milliseconds. */
  askedAt: number;
}

export interface StepProps {
  taken: TakenAssessment;
  place: Place;
  go: Go;
}

/** The session that is not finished (ST-183: one at a time). */
export function openSessionOf({ sessions }: TakenAssessment): AssessmentSession | undefined {
  return sessions.find(({ isComplete }) => !isComplete);
}

/** Finished sessions, those finished last first. */
export function finishedSessionsOf({ sessions }: Pick<TakenAssessment, 'sessions'>): AssessmentSession[] {
  return sessions
    .filter(({ isComplete }) => isComplete)
    .toSorted((a, b) => (b.dateCompleted ?? '').localeCompare(a.dateCompleted ?? ''));
}
