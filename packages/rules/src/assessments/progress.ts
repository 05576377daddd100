import type { PageMaker } from './views.ts';

const CAREER_CLUSTER_SURVEY = 2;
/** CON-056: the survey has three parts, of two pages each (CON-055). */
const CLUSTER_SURVEY_PARTS = 3;

interface Pages {
  id: number;
  pagesBy: PageMaker;
}

/**
 * How much of an assessment is behind somebody who is on this page, from 0 to 1. Pages of questions: the page over all
 * pages (ST-190). Pages of a category: the categories before this one over all (ST-193, ST-194). The career cluster survey:
 * the parts before this one divided by 3 (ST-205).
 * @param page from 1
 */
export function progressOf({ id, pagesBy }: Pages, page: number, pages: number): number {
  if (id === CAREER_CLUSTER_SURVEY) {
    const pagesOfPart = Math.max(1, Math.ceil(pages / CLUSTER_SURVEY_PARTS));
    return Math.min(Math.floor((page - 1) / pagesOfPart) / CLUSTER_SURVEY_PARTS, 1);
  }
  const share = pagesBy === 'category' ? (page - 1) / pages : page / pages;
  return Math.min(Math.max(share, 0), 1);
}

interface Asked {
  id: number;
  categoryId: number;
}

/** The questions of each page, in the order in which they are asked: so many on each, or those of one category. */
export function pagesOf<Question extends Asked>(
  { pagesBy, pageSize }: { pagesBy: PageMaker; pageSize: number },
  categories: readonly { id: number }[],
  questions: readonly Question[],
): Question[][] {
  if (pagesBy === 'category')
    return categories
      .map(({ id }) => questions.filter(({ categoryId }) => categoryId === id))
      .filter((page) => page.length > 0);
  return Array.from({ length: Math.ceil(questions.length / pageSize) }, (_, page) =>
    questions.slice(page * pageSize, (page + 1) * pageSize),
  );
}
