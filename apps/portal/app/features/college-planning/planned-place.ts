import { type SavedCollegeSort, savedCollegeSorts } from '@longleaf/contract/saved-colleges';
import { trackedActions } from '@longleaf/rules/saved-colleges/tracked-actions';
import type { SavedChoice } from '../../data/saved-colleges/queries.ts';

export const PLANNING_PATH = '/collegePlanning';

/** What the address of the dashboard says of its list of colleges. */
export interface PlannedPlace extends SavedChoice {
  page: number;
  view: 'list' | 'map';
}

/** Reads the address; anything unknown in it is as if it were not there. */
export function plannedPlaceOf(query: URLSearchParams): PlannedPlace {
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    view: query.get('view') === 'map' ? 'map' : 'list',
    sort: savedCollegeSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    done: actionOf(query.get('done')),
    missing: actionOf(query.get('missing')),
  };
}

/** The address that shows it; a change of what is listed begins at the first page. */
export function plannedAddressOf({ page, view, sort, done, missing }: PlannedPlace): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (view === 'map') query.set('view', view);
  if (sort !== 'newest') query.set('sort', sort satisfies SavedCollegeSort);
  if (done > 0) query.set('done', String(done));
  if (missing > 0) query.set('missing', String(missing));
  const text = query.toString();
  return text === '' ? PLANNING_PATH : `${PLANNING_PATH}?${text}`;
}

function actionOf(text: string | null): number {
  const id = Number(text);
  return trackedActions.some((action) => action.id === id) ? id : 0;
}
