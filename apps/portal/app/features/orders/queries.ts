import { createClient } from '@longleaf/contract/client';
import { orderOperations } from '@longleaf/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

/** What can be ordered (API-159). */
export function orderProductsQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['order-products'],
    queryFn: ({ signal }) => createClient(orderOperations, fetchApi).getOrderProducts({}, { signal }),
  });
}

/** What the person ordered. */
export function ordersQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'orders'),
    queryFn: ({ signal }) => createClient(orderOperations, browserApi).getOrders({}, { signal }),
  });
}
