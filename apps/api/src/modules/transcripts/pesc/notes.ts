/** Begins the note with which a course that stands in no session says its term. */
export const TERM_NOTE = 'Term: ';

/** What notes call figures of the summary that are no numbers. */
export const SUMMARY_NOTES = {
  gpa: 'GPA',
  weightedGpa: 'Weighted GPA',
  creditsEarned: 'Credits earned',
  classRank: 'Class rank',
  classSize: 'Class size',
} as const;
