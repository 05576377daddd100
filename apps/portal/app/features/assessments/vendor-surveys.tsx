import { Trans, useLingui } from '@lingui/react/macro';
import { vendorSurveyMessages } from '@longleaf/contract/vendor-surveys';
import { VENDOR_SURVEYS, type VendorSurvey } from '@longleaf/rules/vendor-surveys/surveys';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { vendorAccessQuery, vendorSurveysQuery } from './vendor/queries.ts';
import { useVendorWindow, type WindowState } from './vendor/use-vendor-window.ts';
import { VendorRow } from './vendor/vendor-row.tsx';
import styles from './vendor/vendor.module.css';
import { later } from '../../ui/later.ts';

export { vendorAccessQuery, vendorSurveysQuery } from './vendor/queries.ts';

// Windows are fetched when the first one is opened.
const AskDialog = later(async () => ({ default: (await import('./vendor/ask-dialog.tsx')).AskDialog }));
const ResultsDialog = later(async () => ({
  default: (await import('./vendor/results-dialog.tsx')).ResultsDialog,
}));

/** The four surveys that an outside vendor gives (ST-178), on the page 'Learn about yourself'. */
export function VendorSurveys({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQueries({
    queries: [vendorAccessQuery(personId), vendorSurveysQuery(personId)],
    combine: ([access, surveys]) => ({
      data:
        access.data === undefined || surveys.data === undefined
          ? undefined
          : { access: access.data, surveys: surveys.data },
      error: access.error ?? surveys.error,
      isFetching: access.isFetching || surveys.isFetching,
      refetch: () => Promise.all([access.refetch(), surveys.refetch()]),
    }),
  });
  const [shown, setShown] = useState<{ what: 'results' | 'ask'; survey: VendorSurvey }>();
  const vendor = useVendorWindow(personId);
  const close = () => setShown(undefined);
  return (
    <section className={`sunk ${styles.panel}`} aria-labelledby="from-our-partner">
      <div className={styles.head}>
        <h2 id="from-our-partner">
          <Trans>From our partner</Trans>
        </h2>
        {query.data?.access.isOffered !== false && (
          <p className={`small ${styles.outward}`}>
            <IconExternalLink size={18} aria-hidden />
            <Trans>Each opens in a new window</Trans>
          </p>
        )}
      </div>
      <Loaded
        query={query}
        loading={t`Loading the surveys of our partner`}
        skeleton={<Skeleton height={320} />}
        failed={vendorSurveyMessages.loadFailed}
        empty={{
          when: ({ access }) => !access.isOffered,
          shown: <p>{vendorSurveyMessages.notOffered}</p>,
        }}
      >
        {({ access, surveys }) => {
          const resultsOf = ({ configId }: VendorSurvey) =>
            surveys.find((one) => one.configId === configId)?.results ?? [];
          const start = (survey: VendorSurvey) => {
            close();
            void vendor.open(survey);
          };
          return (
            <>
              <p className="soft">
                <Trans>
                  Schools pay for these, so they cost you nothing. Results come back here when you finish.
                </Trans>
              </p>
              <WindowNote state={vendor.state} />
              <ul className={`plain-list ${styles.rows}`}>
                {VENDOR_SURVEYS.map((survey) => (
                  <VendorRow
                    key={survey.configId}
                    survey={survey}
                    isLicensed={access[survey.flag]}
                    last={resultsOf(survey)[0]}
                    waits={vendor.state === 'open'}
                    onStart={() => start(survey)}
                    onAsk={() => setShown({ what: 'ask', survey })}
                    onResults={() => setShown({ what: 'results', survey })}
                  />
                ))}
              </ul>
              <Suspense fallback={null}>
                {shown?.what === 'results' && (
                  <ResultsDialog
                    survey={shown.survey}
                    results={resultsOf(shown.survey)}
                    onAgain={
                      access[shown.survey.flag] && vendor.state !== 'open'
                        ? () => start(shown.survey)
                        : undefined
                    }
                    onClose={close}
                  />
                )}
                {shown?.what === 'ask' && (
                  <AskDialog
                    survey={shown.survey}
                    onAskAgain={() => {
                      close();
                      vendor.readAnew();
                    }}
                    onClose={close}
                  />
                )}
              </Suspense>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** Said while the vendor's window is open, and when the browser kept it closed. */
function WindowNote({ state }: { state: WindowState }) {
  return (
    <div role="status">
      {state === 'open' && (
        <Message kind="info">
          <p>
            <strong>
              <Trans>Your partner survey is open in another window.</Trans>
            </strong>{' '}
            <Trans>Finish there and come back. We do not sign you out meanwhile.</Trans>
          </p>
        </Message>
      )}
      {state === 'kept-closed' && (
        <Message kind="warning">
          <p>
            <Trans>
              Your browser blocked the window. Allow this site to open windows, then press Start again.
            </Trans>
          </p>
        </Message>
      )}
    </div>
  );
}
