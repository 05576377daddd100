import type { AssessmentCategory, AssessmentQuestion, AskedAssessment } from '@longleaf/contract/assessments';
import type { AssessmentView } from '@longleaf/rules/assessments/views';
import type { ComponentType } from 'react';
import { later } from '../../../ui/later.ts';
import { ChecklistView } from './checklist-view.tsx';
import { RatingsView } from './ratings-view.tsx';

/** What a view of questions is given. It draws one page of them; progress, turning pages and saving are around it. */
export interface QuestionViewProps {
  assessment: AskedAssessment;
  categories: readonly AssessmentCategory[];
  /** The questions of this page. */
  questions: readonly AssessmentQuestion[];
  /** The answer that is shown; null for none. */
  answerOf: (questionId: number) => string | null;
  /** Gives an answer, or takes it back with null. It is shown at once. */
  give: (question: AssessmentQuestion, answer: string | null) => void;
  /** Ids of questions that were found to be missing; mark them with `data-missing`. */
  missing: ReadonlySet<number>;
  /** An answer is on its way just now; false while there is no connection. */
  isSaving: boolean;
}

// One assessment each has them: the others do without their code.
const LadderView = later(async () => ({ default: (await import('./ladder-view.tsx')).LadderView }));
const RealityView = later(async () => ({
  default: (await import('./reality/reality-view.tsx')).RealityView,
}));
const SorterView = later(async () => ({ default: (await import('./sorter/sorter-view.tsx')).SorterView }));

/** How the questions of an assessment are answered, by the view that its definition names. Draw it within `Suspense`. */
export const QUESTION_VIEWS: Readonly<Partial<Record<AssessmentView, ComponentType<QuestionViewProps>>>> = {
  ratings: RatingsView,
  checklist: ChecklistView,
  ladder: LadderView,
  sorter: SorterView,
  // The one that there is: a second would need a name of its own.
  own: RealityView,
};
