import { finished, written } from '../../lib/indexed-database.ts';
import type { DraftRow, DraftStore } from './draft-store.ts';

const DATABASE = 'longleaf-drafts';
const ROWS = 'drafts';

/** Drafts in the browser's own database, by owner and form. @throws when the browser offers none. */
export async function indexedDraftStore(factory: IDBFactory = indexedDB): Promise<DraftStore> {
  const opening = factory.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(ROWS, { keyPath: ['owner', 'form'] });
  });
  const database = await finished(opening);
  const rows = (mode: IDBTransactionMode) => database.transaction(ROWS, mode).objectStore(ROWS);
  return {
    get: (owner, form) => finished(rows('readonly').get([owner, form]) as IDBRequest<DraftRow | undefined>),
    put: (row) => written(rows('readwrite'), async (store) => void (await finished(store.put(row)))),
    remove: (owner, form) => written(rows('readwrite'), (store) => finished(store.delete([owner, form]))),
    all: () => finished(rows('readonly').getAll() as IDBRequest<DraftRow[]>),
  };
}
