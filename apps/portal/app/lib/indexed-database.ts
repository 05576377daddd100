/** What a request of the browser's own database gives. @throws what the browser says where it fails. */
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
 * @throws what the browser says where one of them fails.
 */
export async function written<Result>(
  store: IDBObjectStore,
  work: (store: IDBObjectStore) => Promise<Result>,
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
