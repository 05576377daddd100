/** How an assessment is answered: each question rated, chosen or not, by levels, put into a grid, or in a way of its own. */
export const assessmentViews = ['ratings', 'checklist', 'ladder', 'sorter', 'own'] as const;
export type AssessmentView = (typeof assessmentViews)[number];

/** What makes a page of an assessment: so many questions, or the questions of one category. */
export const pageMakers = ['size', 'category'] as const;
export type PageMaker = (typeof pageMakers)[number];
