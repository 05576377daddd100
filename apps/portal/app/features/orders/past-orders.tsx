import { Trans, useLingui } from '@lingui/react/macro';
import { orderMessages, type PlacedOrder } from '@longleaf/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '../../kit/page/data-table.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { dayAndTime } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './orders.module.css';
import { ordersQuery } from './queries.ts';

/** What somebody ordered while signed in, the newest first. */
export function PastOrders({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.past} aria-labelledby="past-orders">
      <h2 id="past-orders">
        <Trans>Your orders</Trans>
      </h2>
      <Loaded
        query={useQuery(ordersQuery(personId))}
        loading={t`Loading your orders`}
        skeleton={<Skeleton height={160} />}
        failed={orderMessages.listFailed}
        empty={{
          when: (orders) => orders.length === 0,
          shown: (
            <p className="soft">
              <Trans>You have not ordered anything yet.</Trans>
            </p>
          ),
        }}
      >
        {(orders) => <Orders orders={orders} />}
      </Loaded>
    </section>
  );
}

function Orders({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useLingui();
  const columns: [Column<PlacedOrder>, ...Column<PlacedOrder>[]] = [
    { key: 'code', name: <Trans>Reference code</Trans>, cell: ({ referenceCode }) => referenceCode },
    { key: 'when', name: <Trans>When</Trans>, cell: ({ orderedDate }) => dayAndTime(new Date(orderedDate)) },
    {
      key: 'what',
      name: <Trans>What</Trans>,
      cell: ({ items }) => (
        <ul className="plain-list">
          {items.map(({ itemName, quantity }, at) => (
            // An order never changes.
            <li key={at}>
              <Trans>
                {quantity} of {itemName}
              </Trans>
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'to', name: <Trans>To</Trans>, cell: ({ mailingAddress }) => mailingAddress.join(', ') },
    {
      key: 'stands',
      name: <Trans>Status</Trans>,
      cell: ({ passedOn }) => (passedOn ? <Trans>Passed on to be sent</Trans> : <Trans>Not sent yet</Trans>),
    },
  ];
  return (
    <DataTable
      caption={t`Your orders, the newest first`}
      columns={columns}
      rows={orders}
      keyOf={({ referenceCode }) => referenceCode}
    />
  );
}
