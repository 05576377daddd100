import { Trans, useLingui } from '@lingui/react/macro';
import { transcriptMessages } from '@longleaf/contract/transcripts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recordQuery } from './queries.ts';
import styles from './record.module.css';

export const clientLoader = memberQueries((queries, id, url) => [
  queries.prefetchQuery(recordQuery(id, url.pathname.split('/').at(-1) ?? '')),
]);

const waiting = <Skeleton height={520} />;

/** The record that the high school gave (ST-094): only for the person who is signed in. */
function RecordPage() {
  const { t } = useLingui();
  const { transcriptId = '' } = useParams();
  return (
    <MemberPage
      title={<Trans>Your transcript</Trans>}
      loading={t`Loading your transcript`}
      skeleton={waiting}
    >
      {({ id }) => <StoredRecord personId={id} transcriptId={transcriptId} />}
    </MemberPage>
  );
}
export default RecordPage;
export { RecordPage as HydrateFallback };

function StoredRecord({ personId, transcriptId }: { personId: string; transcriptId: string }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(recordQuery(personId, transcriptId))}
      loading={t`Loading your transcript`}
      skeleton={waiting}
      failed={transcriptMessages.viewFailed}
    >
      {(page) => (
        <>
          <p className={styles.tools} data-print="no">
            <KeepMenu />
          </p>
          <Document page={page} />
        </>
      )}
    </Loaded>
  );
}

/** What stands in the middle of a page; its style is for the page alone, and would be refused here. */
const middleOf = (page: string) => page.slice(page.indexOf('<main>'), page.indexOf('</main>'));

/** What the page that the server wrote says, in the portal's own look; its heading comes below the page's. */
function Document({ page }: { page: string }) {
  const put = useCallback(
    (place: HTMLElement | null) => {
      const main = new DOMParser().parseFromString(middleOf(page), 'text/html').querySelector('main');
      place?.replaceChildren(...(main ? document.importNode(main, true).childNodes : []));
    },
    [page],
  );
  // The server's words are a school's record: they stay as the school wrote them.
  return <article ref={put} className={`card ${styles.record}`} lang="en" translate="no" />;
}
