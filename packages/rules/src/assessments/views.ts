/** How an assessment is answered: each question rated, chosen or not, by levels, put into a grid, or in a way of its own. */
export const assessmentViews = ['ratings', 'checklist', 'ladder', 'sorter', 'own'] as const;
export type AssessmentView = (typeof assessmentViews)[number];

/** Whether statements are chosen and the others left: how many are chosen does not tell how far somebody is. */
export const choosesStatements = (view: AssessmentView) => view === 'checklist' || view === 'ladder';

/** What makes a page of an assessment: so many questions, or the questions of one category. */
export const pageMakers = ['size', 'category'] as const;
export type PageMaker = (typeof pageMakers)[number];
