import type { AssessmentResults } from '@longleaf/contract/assessments';

/** Whether bold tells some results from others: where all come first alike it would say nothing. */
export const isAnyBold = (results: AssessmentResults): boolean => !results.every(({ isTop }) => isTop);

interface BoldNoteProps {
  results: AssessmentResults;
  /** What bold says, where any is bold. */
  bold: React.ReactNode;
  /** Which are left out. */
  leftOut: React.ReactNode;
}

/** Below a list of results: how it is to be read. */
export function BoldNote({ results, bold, leftOut }: BoldNoteProps) {
  return (
    <p className="note-text soft">
      {isAnyBold(results) && <>{bold} </>}
      {leftOut}
    </p>
  );
}
