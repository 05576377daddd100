import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { transcriptMessages, type TranscriptResult } from '@longleaf/contract/transcripts';
import { notificationTargets } from '@longleaf/contract/site-notifications';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../kit/page/loaded.tsx';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { useSiteNotice } from '../../shell/site-notice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/message.tsx';
import { participatingQuery, startQuery, transcriptsQuery } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { ResultList } from './result-list.tsx';
import styles from './transcripts.module.css';
import { TranscriptList } from './transcript-list.tsx';

/** The form, or what became of what was sent; below it every transcript that was asked for. */
export function RequestScreen({ personId, waiting }: { personId: string; waiting: ReactNode }) {
  const { t } = useLingui();
  const notice = useSiteNotice(notificationTargets.transcriptRequest);
  const start = useQuery(startQuery(personId));
  const participating = useQuery(participatingQuery(personId));
  const transcripts = useQuery(transcriptsQuery(personId));
  const [results, setResults] = useState<readonly TranscriptResult[] | null>(null);
  const loading = t`Loading your transcripts`;
  const ofForm = { loading, failed: transcriptMessages.formFailed };
  return (
    <div className={styles.screen}>
      {notice && (
        <aside aria-label={t`Notice about transcripts`} data-print="no">
          <Message kind="info" onDismiss={notice.hide} dismissLabel={t`Hide this notice about transcripts`}>
            {notice.message}
          </Message>
        </aside>
      )}
      <Loaded
        query={participating}
        skeleton={waiting}
        {...ofForm}
        empty={{ when: isEmpty, shown: <Nothing /> }}
      >
        {(applications) =>
          results === null ? (
            <Loaded query={start} skeleton={waiting} {...ofForm}>
              {(begin) => <RequestForm start={begin} applications={applications} onSent={setResults} />}
            </Loaded>
          ) : (
            <ResultPanel
              title={<ResultTitle results={results} />}
              outcome={results.some(({ status }) => status === 'Refused') ? 'partly' : 'done'}
              actions={
                <Button onClick={() => setResults(null)}>
                  <Trans>Send to more colleges</Trans>
                </Button>
              }
            >
              <ResultList results={results} applications={applications} />
            </ResultPanel>
          )
        }
      </Loaded>
      <Loaded
        query={transcripts}
        skeleton={null}
        loading={loading}
        failed={transcriptMessages.loadFailed}
        empty={{ when: isEmpty, shown: null }}
      >
        {(requests) => <TranscriptList requests={requests} />}
      </Loaded>
    </div>
  );
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

function ResultTitle({ results }: { results: readonly TranscriptResult[] }) {
  const asked = results.filter(({ status }) => status === 'Success').length;
  const underWay = results.some(({ status }) => status === 'UnderWay');
  if (asked > 0)
    return <Plural value={asked} one="# request is on its way" other="# requests are on their way" />;
  return underWay ? <Trans>You have asked for this before</Trans> : <Trans>Nothing was sent</Trans>;
}

/** Who helps a student has no application to send to: the first thing of use is whether the school takes part. */
function Nothing() {
  const start = (
    <ButtonLink to="/apphub?start=" look="main">
      <Trans>Start application</Trans>
    </ButtonLink>
  );
  const forHelpers = (
    <>
      <ButtonLink to="/transcriptSchools?kind=high-schools" look="main">
        <Trans>High schools that take part</Trans>
      </ButtonLink>
      <ButtonLink to="/apphub?start=">
        <Trans>Start application</Trans>
      </ButtonLink>
    </>
  );
  return (
    <EmptyState
      title={<Trans>No applications to send to</Trans>}
      actions={<WordsFor helper={forHelpers}>{start}</WordsFor>}
    >
      <WordsFor
        helper={<Trans>A transcript goes with an application, and there is none in your account.</Trans>}
      >
        <Trans>Start one, and it will be listed here.</Trans>
      </WordsFor>
    </EmptyState>
  );
}
