import type {
  AskedAssessment,
  AssessmentCategory,
  AssessmentQuestion,
  AssessmentResults,
} from '@longleaf/contract/assessments';
import type { ComponentType } from 'react';
import { careerKeyResults } from './career-key-results.tsx';
import { clusterResults } from './cluster-results.tsx';
import { interestProfilerResults } from './interest-profiler-results.tsx';
import { plainResults } from './plain-results.tsx';
import { realityCheckResults } from './reality/reality-check-results.tsx';
import {
  basicSkillsResults,
  ownerResults,
  skillsMatcherResults,
  transferableSkillsResults,
} from './skill-results.tsx';
import { workValuesResults } from './work-values-results.tsx';

export interface ResultProps {
  /** The most first, and at least one. */
  results: AssessmentResults;
  assessment: AskedAssessment;
  categories: readonly AssessmentCategory[];
  questions: readonly AssessmentQuestion[];
  personId: string;
  /** The last part of the address. */
  urlName: string;
  sessionId: number;
}

/** How the results of an assessment are told. */
export interface ResultView {
  /** One or two whole sentences; they stand as the heading of the page. */
  Headline: ComponentType<ResultProps>;
  /** A picture with its figures as text beside it. */
  Picture: ComponentType<ResultProps>;
  /** What it means and what it does not tell. */
  Meaning: ComponentType<ResultProps>;
  /** Where it leads, below the careers. */
  LeadsOn: ComponentType<ResultProps>;
  /** Whether the careers that go with it can be chosen by job zone. */
  byZone: boolean;
  /** Says in which order the careers stand; how close they are, where it says nothing. */
  Order?: ComponentType;
  /** The careers in a way of their own. */
  Careers?: ComponentType<ResultProps>;
  /** Said where nothing counts anything. */
  Nothing?: ComponentType;
}

const VIEWS: Readonly<Record<string, ResultView>> = {
  'interest-profiler': interestProfilerResults,
  'career-cluster-survey': clusterResults,
  'basic-skills-survey': basicSkillsResults,
  'transferable-skills-survey': transferableSkillsResults,
  'work-values-sorter': workValuesResults,
  'the-career-key': careerKeyResults,
  'be-your-own-boss': ownerResults,
  'reality-check': realityCheckResults,
  'skills-matcher': skillsMatcherResults,
};

/** The view for an assessment by the last part of its address; names with their counts where it has none of its own. */
export function viewOfResults(urlName: string): ResultView {
  return VIEWS[urlName] ?? plainResults;
}
