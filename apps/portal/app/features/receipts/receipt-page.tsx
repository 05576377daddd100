import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { type Receipt, receiptMessages } from '@longleaf/contract/receipts';
import { receiptMeanings, receiptTitles } from '@longleaf/rules/receipts/kinds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Facts } from '../../kit/page/facts.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Sheet } from '../../kit/page/page-frame.tsx';
import { dayAndTime } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { receiptQuery } from './queries.ts';
import { useWhat } from './receipt-words.ts';
import styles from './receipts.module.css';

export const clientLoader = memberQueries((queries, id, url) => [
  queries.prefetchQuery(receiptQuery(id, url.pathname.split('/').at(-1) ?? '')),
]);

const waiting = <Skeleton height={320} />;

/** One receipt, to keep: only for the person who is signed in. */
function ReceiptPage() {
  const { t } = useLingui();
  const { reference = '' } = useParams();
  return (
    <MemberPage
      title={<Trans>Receipt</Trans>}
      width="reading"
      loading={t`Loading your receipt`}
      skeleton={waiting}
    >
      {({ id }) => <StoredReceipt personId={id} reference={reference} />}
    </MemberPage>
  );
}
export default ReceiptPage;
export { ReceiptPage as HydrateFallback };

function StoredReceipt({ personId, reference }: { personId: string; reference: string }) {
  const { t } = useLingui();
  const query = useQuery(receiptQuery(personId, reference));
  // A number that is nobody's or is mistyped is no failure that another try would mend.
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  if (isUnknown && query.data === undefined) return <NoSuchReceipt />;
  return (
    <Loaded
      query={query}
      loading={t`Loading your receipt`}
      skeleton={waiting}
      failed={receiptMessages.oneFailed}
    >
      {(receipt) => (
        <>
          <p className={styles.tools} data-print="no">
            <KeepMenu />
          </p>
          <ReceiptSheet receipt={receipt} />
        </>
      )}
    </Loaded>
  );
}

function NoSuchReceipt() {
  return (
    <EmptyState
      title={receiptMessages.notThere}
      actions={
        <ButtonLink to="/apphub/receipts" look="main">
          <Trans>See all receipts</Trans>
        </ButtonLink>
      }
    >
      <Trans>Check that the number is the one in our email.</Trans>
    </EmptyState>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const whatOf = useWhat();
  const { kind, reference, college, recipient, sentDate, takenBackDate } = receipt;
  const what = whatOf(receipt);
  const number = <strong className={styles.number}>{reference}</strong>;
  return (
    <Sheet>
      <h2 className={styles.title}>{receiptTitles[kind]}</h2>
      {takenBackDate !== null && (
        <Message kind="info">
          <p>
            <Trans>You took this back on {dayAndTime(new Date(takenBackDate))}.</Trans>
          </p>
        </Message>
      )}
      <Facts
        facts={[
          [t`Number`, number],
          [t`Sent`, dayAndTime(new Date(sentDate))],
          ...(what === '' ? [] : [[t`What`, what] as const]),
          ...(college ? [[t`College`, college.name] as const] : []),
          ...(recipient ? [[t`To`, toWhom(recipient)] as const] : []),
        ]}
      />
      <p className="soft">{receiptMeanings[kind]}</p>
    </Sheet>
  );
}

function toWhom({ name, email }: NonNullable<Receipt['recipient']>): string {
  return name === email ? email : `${name}, ${email}`;
}
