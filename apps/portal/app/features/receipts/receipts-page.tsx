import { Trans, useLingui } from '@lingui/react/macro';
import { receiptMessages, type Receipt } from '@longleaf/contract/receipts';
import { receiptTitles } from '@longleaf/rules/receipts/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { type Column, DataTable } from '../../kit/page/data-table.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { dayAndTime } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { receiptsQuery } from './queries.ts';
import { useWhat } from './receipt-words.ts';
import styles from './receipts.module.css';

export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(receiptsQuery(id))]);

const waiting = <Skeleton height={420} />;

/** A receipt for everything that was sent from the hub: only for the person who is signed in. */
function ReceiptsPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Receipts</Trans>}
      lead={<Trans>What you sent, to whom and when. Each has a number that you can give a college.</Trans>}
      loading={t`Loading your receipts`}
      skeleton={waiting}
    >
      {({ id }) => <StoredReceipts personId={id} />}
    </MemberPage>
  );
}
export default ReceiptsPage;
export { ReceiptsPage as HydrateFallback };

function StoredReceipts({ personId }: { personId: string }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(receiptsQuery(personId))}
      loading={t`Loading your receipts`}
      skeleton={waiting}
      failed={receiptMessages.loadFailed}
      empty={{ when: (receipts) => receipts.length === 0, shown: <NoReceipts /> }}
    >
      {(receipts) => (
        <>
          <p className={styles.tools} data-print="no">
            <KeepMenu />
          </p>
          <ReceiptTable receipts={receipts} />
        </>
      )}
    </Loaded>
  );
}

function NoReceipts() {
  return (
    <EmptyState
      title={<Trans>No receipts yet</Trans>}
      actions={
        <ButtonLink to="/apphub" look="main">
          <Trans>Open your application hub</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Mark an application as sent or ask for a transcript. Its receipt is kept here, and we email it to you.
      </Trans>
    </EmptyState>
  );
}

function ReceiptTable({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useLingui();
  const whatOf = useWhat();
  const columns: [Column<Receipt>, ...Column<Receipt>[]] = [
    {
      key: 'kind',
      name: <Trans>Receipt</Trans>,
      cell: ({ reference, kind }) => (
        <Link to={`/apphub/receipts/${reference}`}>
          {receiptTitles[kind]}
          <span className="visually-hidden"> {reference}</span>
        </Link>
      ),
    },
    { key: 'what', name: <Trans>What</Trans>, cell: whatOf },
    {
      key: 'to',
      name: <Trans>To</Trans>,
      cell: ({ college, recipient }) => recipient?.name ?? college?.name ?? '',
    },
    {
      key: 'when',
      name: <Trans>When</Trans>,
      cell: ({ sentDate, takenBackDate }) => (
        <>
          {dayAndTime(new Date(sentDate))}
          {takenBackDate !== null && (
            <>
              <br />
              <Tag tone="neutral">
                <Trans>Taken back</Trans>
              </Tag>
            </>
          )}
        </>
      ),
    },
    {
      key: 'reference',
      name: <Trans>Number</Trans>,
      figures: true,
      cell: ({ reference }) => <span className={styles.number}>{reference}</span>,
    },
  ];
  return (
    <DataTable
      caption={t`Your receipts, the newest first`}
      columns={columns}
      rows={receipts}
      keyOf={({ reference }) => reference}
    />
  );
}
