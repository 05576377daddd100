import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@longleaf/contract/addresses';
import { orderMessages, type Product } from '@longleaf/contract/orders';
import type { UserProfile } from '@longleaf/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { askAgain } from '../../lib/query-client.ts';
import { pageData } from '../../shell/page-data.ts';
import { usePerson } from '../../shell/session/session.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type LastOrder, lastOrder } from './last-order.ts';
import styles from './orders.module.css';
import { PastOrders } from './past-orders.tsx';
import { orderProductsQuery, ordersQuery } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { later } from '../../ui/later.ts';

// Countries, counties and the address window are more than the rest of the page.
const OrderForm = later(async () => ({ default: (await import('./order-form.tsx')).OrderForm }));

const page = pageData(async ({ queries, fetchApi }) => {
  const session = sessionState();
  if (session.status === 'signed-in') {
    const { id } = session.person;
    void queries.prefetchQuery(profileQuery(id));
    void queries.prefetchQuery(ordersQuery(id));
  }
  await queries.prefetchQuery(orderProductsQuery(fetchApi));
  return {};
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Order materials`,
    description: msg`Printed guides and posters about planning for college, free, sent by mail.`,
    canonical: '/orders',
  }),
};

const waiting = <Skeleton height={560} />;

/** Orders of printed materials (UI-043), by anybody (GAP-097). */
export default function OrdersPage() {
  const { t } = useLingui();
  return (
    <PageFrame
      title={<Trans>Order materials</Trans>}
      lead={<Trans>Printed materials for schools and families. Free, sent by mail.</Trans>}
    >
      <Loaded
        query={useQuery(orderProductsQuery())}
        loading={t`Loading what can be ordered`}
        skeleton={waiting}
        failed={orderMessages.loadFailed}
      >
        {(products) => <OrdersScreen products={products} />}
      </Loaded>
    </PageFrame>
  );
}

function OrdersScreen({ products }: { products: readonly Product[] }) {
  const person = usePerson();
  const hydrated = useHydrated();
  return (
    <div className={styles.screen}>
      {products.length === 0 ? (
        <NothingToOrder />
      ) : (
        // What the tab keeps of the last order is known in the browser alone.
        hydrated && <Ordering key={person?.id ?? 'nobody'} products={products} personId={person?.id} />
      )}
      {products.length > 0 && !hydrated && waiting}
      {person !== null && <PastOrders personId={person.id} />}
    </div>
  );
}

interface OrderingProps {
  products: readonly Product[];
  /** Whoever is signed in. */
  personId: string | undefined;
}

function Ordering({ products, personId }: OrderingProps) {
  const [receipt, setReceipt] = useState(() => lastOrder.read());
  const { data: profile } = useQuery({ ...profileQuery(personId ?? ''), enabled: personId !== undefined });
  const ordered = (order: LastOrder) => {
    lastOrder.keep(order);
    setReceipt(order);
    void askAgain(orderProductsQuery().queryKey);
    if (personId !== undefined) void askAgain(ordersQuery(personId).queryKey);
  };
  const putAway = () => {
    lastOrder.forget();
    setReceipt(null);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <>
      {receipt && (
        <Receipt key={receipt.code} order={receipt} isSignedIn={personId !== undefined} onPutAway={putAway} />
      )}
      <Suspense fallback={waiting}>
        <OrderForm products={products} own={profile ? labelOf(profile) : null} onOrdered={ordered} />
      </Suspense>
    </>
  );
}

/** The address of a profile with a name for the label: the one it carries, else that of the person. */
function labelOf({ mailAddress, firstName, lastName }: UserProfile): Address | null {
  if (mailAddress === null) return null;
  const isNamed = mailAddress.firstName !== '' || mailAddress.lastName !== '';
  return isNamed ? mailAddress : { ...mailAddress, firstName, lastName };
}

function NothingToOrder() {
  return (
    <EmptyState
      title={<Trans>There is nothing to order now</Trans>}
      actions={
        <ButtonLink to="/" look="main">
          <Trans>Go to the start</Trans>
        </ButtonLink>
      }
    >
      <Trans>We do not have any printed materials yet. You can read and print everything on this site.</Trans>
    </EmptyState>
  );
}
