import { afterEach, expect, test, vi } from 'vitest';
import { indexedAnswerStore } from './answers/indexed-answer-store.ts';
import { indexedDraftStore } from './drafts/indexed-draft-store.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await (await indexedAnswerStore()).dropAll('somebody');
  await (await indexedDraftStore()).remove('somebody', 'a-form');
});

const sealed = { nonce: new Uint8Array(12), data: new ArrayBuffer(8) };

test.each([
  [
    'an answer',
    async () => {
      const store = await indexedAnswerStore();
      return () => store.keep({ owner: 'somebody', slot: '1/2', answeredAt: '2026-11-01', ...sealed });
    },
  ],
  [
    'a draft',
    async () => {
      const store = await indexedDraftStore();
      return () => store.put({ owner: 'somebody', form: 'a-form', savedAt: 1, ...sealed });
    },
  ],
])('%s is told of as kept once its transaction has ended, and not before', async (_, open) => {
  const keep = await open();
  const order: string[] = [];
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...of) {
    const begun = begin.apply(this, of);
    // Heard before the store itself hears it.
    begun.addEventListener('complete', () => order.push('ended'));
    return begun;
  });
  await keep();
  order.push('told');
  expect(order).toEqual(['ended', 'told']);
});

test('where the transaction is taken back it is not told of as kept', async () => {
  const store = await indexedDraftStore();
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  const keeping = store.put({ owner: 'somebody', form: 'another', savedAt: 1, ...sealed });
  const request = puts.mock.results[0]?.value as IDBRequest;
  // As when the disk is full.
  request.addEventListener('success', () => request.transaction?.abort());
  await expect(keeping).rejects.toThrow('The browser’s database failed');
  expect(await store.get('somebody', 'another')).toBeUndefined();
});
