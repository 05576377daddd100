import { finished, openRows, written } from '../../lib/indexed-database.ts';
import type { DraftRow, DraftStore } from './draft-store.ts';

/** Drafts in the browser's own database, by owner and form. @throws when the browser offers none. */
export async function indexedDraftStore(): Promise<DraftStore> {
  const rows = await openRows({ database: 'longleaf-drafts', rows: 'drafts', key: ['owner', 'form'] });
  return {
    get: (owner, form) => finished(rows('readonly').get([owner, form]) as IDBRequest<DraftRow | undefined>),
    put: (row) => written(rows('readwrite'), (store) => void store.put(row)),
    remove: (owner, form) => written(rows('readwrite'), (store) => void store.delete([owner, form])),
    all: () => finished(rows('readonly').getAll() as IDBRequest<DraftRow[]>),
  };
}
