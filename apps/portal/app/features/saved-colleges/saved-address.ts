export const SAVED_PATH = '/savedColleges';

export type SavedView = 'cards' | 'map';

/** What an address of saved colleges shows. */
export interface SavedPlace {
  page: number;
  view: SavedView;
}

/** Reads the address; anything unknown in it is the first page of cards. */
export function savedPlaceOf(query: URLSearchParams): SavedPlace {
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    view: query.get('view') === 'map' ? 'map' : 'cards',
  };
}

export function savedAddressOf({ page, view }: SavedPlace): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (view === 'map') query.set('view', 'map');
  const text = query.toString();
  return text === '' ? SAVED_PATH : `${SAVED_PATH}?${text}`;
}
