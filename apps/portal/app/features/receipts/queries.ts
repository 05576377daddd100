import { createClient } from '@longleaf/contract/client';
import { receiptOperations } from '@longleaf/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const RECEIPTS = 'receipts';
const api = createClient(receiptOperations, browserApi);

/** Receipts come with what is sent on other pages: looked at again, they are asked for again. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The receipts of a person, the newest first. */
export function receiptsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECEIPTS, 'list'),
    queryFn: ({ signal }) => api.getReceipts({}, { signal }),
    ...FRESH,
  });
}

/** One receipt, by the number in the page's address. */
export function receiptQuery(personId: string, reference: string) {
  return queryOptions({
    queryKey: ofPerson(personId, RECEIPTS, 'one', reference),
    queryFn: ({ signal }) => api.getReceipt({ params: { reference } }, { signal }),
    retry: false,
    ...FRESH,
  });
}
