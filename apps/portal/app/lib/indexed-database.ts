interface Rows {
  database: string;
  rows: string;
  /** The fields that name a row. */
  key: string[];
}

/** Rows in a database of the browser's own, made when it is opened first. @throws when the browser offers none. */
export async function openRows({ database, rows, key }: Rows) {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(rows, { keyPath: key });
  });
  const opened = await finished(opening);
  return (mode: IDBTransactionMode) => opened.transaction(rows, mode).objectStore(rows);
}

/** What a request gives. @throws what the browser says where it fails. */
export function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? failed()));
  });
}

/**
 * Done when all that the work writes there is kept: a request that succeeded is still lost with a tab that is closed before
 * its transaction ends.
 * @returns what the work gives
 * @throws what the browser says where one of its requests fails.
 */
export async function written<Result>(
  store: IDBObjectStore,
  work: (store: IDBObjectStore) => Result | Promise<Result>,
): Promise<Result> {
  const { transaction } = store;
  const kept = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? failed()));
  });
  const [result] = await Promise.all([work(store), kept]);
  return result;
}

const failed = () => new Error('The browser’s database failed');
