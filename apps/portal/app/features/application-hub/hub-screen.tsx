import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { applicationMessages, type HubItem } from '@longleaf/contract/applications';
import { notificationTargets } from '@longleaf/contract/site-notifications';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { applicationsQuery } from '../../data/applications/applications.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { NoteFor, WordsFor } from '../../domain/accounts/words-for.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import { useSiteNotice } from '../../shell/site-notice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/message.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationRail } from './application-rail.tsx';
import { removeApplication } from './change-hub.ts';
import { DueBoard } from './due-board.tsx';
import styles from './hub.module.css';
import { later } from '../../ui/later.ts';

// The window for a new application comes when it is opened.
const StartDialog = later(async () => {
  const { StartDialog: dialog } = await import('./start-dialog.tsx');
  return { default: dialog };
});

// Only the view by date has these two.
const CalendarPanel = later(async () => {
  const { CalendarPanel: panel } = await import('./calendar-panel.tsx');
  return { default: panel };
});

const ReminderPanel = later(async () => {
  const { ReminderPanel: panel } = await import('./reminder-panel.tsx');
  return { default: panel };
});

type Removable = HubItem & { id: number };
const removable = (item: HubItem): Removable => ({ ...item, id: item.userApplication.id });

/** Every application with what it needs: by college, or by date. */
export function HubScreen({ personId, waiting }: { personId: string; waiting: ReactNode }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useSiteNotice(notificationTargets.applicationHub);
  const query = useQuery(applicationsQuery(personId));
  const { question, ask } = useConfirm();
  const removal = useRemoval<Removable>(async ({ id }) => {
    const takeBack = await removeApplication(id);
    // The button that was pressed is gone.
    if (takeBack) heading.current?.focus();
    return takeBack;
  });
  const items = (query.data ?? []).filter((item) => !removal.isGone(removable(item)));
  const chosen = Number(address.get('application'));
  const current = items.find(({ userApplication }) => userApplication.id === chosen) ?? items[0];
  const byDate = address.get('view') === 'dates';
  const start = address.get('start');
  const go = (change: (next: URLSearchParams) => void) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const select = (id: number) =>
    go((next) => {
      next.delete('view');
      next.delete('start');
      next.set('application', String(id));
    });
  const openStart = () => go((next) => next.set('start', ''));
  const removeAsked = async (item: HubItem) => {
    const yes = await ask({
      title: <Trans>Remove {item.college.shortName} from your hub?</Trans>,
      confirmLabel: <Trans>Remove application</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>
            Its tasks, dates and notes are removed too. You can undo this for a day while this page is open.
            The college keeps what it already has.
          </Trans>
        </p>
      ),
    });
    if (yes) await removal.remove(removable(item));
  };
  const sent = items.filter(({ userApplication }) => userApplication.completed).length;
  const startButton = (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={openStart}>
      <Trans>Start application</Trans>
    </Button>
  );
  return (
    <PageFrame
      headingRef={heading}
      title={<Trans>Application hub</Trans>}
      lead={
        items.length > 0 && (
          <>
            <Plural value={items.length} one="# application" other="# applications" />
            {', '}
            <Plural value={sent} one="# sent" other="# sent" />
          </>
        )
      }
      note={<HubNote />}
      tools={
        <>
          <ButtonLink to="/directAdmission">
            <Trans>Direct admission</Trans>
          </ButtonLink>
          {items.length > 0 && (
            <>
              {items.some(({ canReceiveTranscripts }) => canReceiveTranscripts) && (
                <ButtonLink to="/apphub/requesttranscript">
                  <Trans>Send transcripts</Trans>
                </ButtonLink>
              )}
              <ButtonLink to="/apphub/receipts">
                <Trans>Receipts</Trans>
              </ButtonLink>
              {startButton}
            </>
          )}
        </>
      }
    >
      {notice && (
        <aside className={styles.notice} aria-label={t`Notice about applications`} data-print="no">
          <Message kind="info" onDismiss={notice.hide} dismissLabel={t`Hide this notice about applications`}>
            {notice.message}
          </Message>
        </aside>
      )}
      <RemovedNotice
        removal={removal}
        nameOf={({ college }) => college.shortName}
        failed={applicationMessages.failed}
      />
      <Loaded
        query={query}
        loading={t`Loading your applications`}
        skeleton={waiting}
        failed={applicationMessages.loadFailed}
        empty={{
          when: () => items.length === 0,
          shown: (
            <EmptyState
              title={<Trans>No applications yet</Trans>}
              actions={
                <WordsFor
                  helper={
                    <>
                      <ButtonLink look="main" to="/college-search">
                        <Trans>Find a college</Trans>
                      </ButtonLink>
                      <Button onClick={openStart}>
                        <Trans>Start application</Trans>
                      </Button>
                    </>
                  }
                >
                  <Button look="main" onClick={openStart}>
                    <Trans>Start application</Trans>
                  </Button>
                  <ButtonLink to="/college-search">
                    <Trans>Find a college</Trans>
                  </ButtonLink>
                </WordsFor>
              }
            >
              <WordsFor
                helper={
                  <Trans>If you apply to a college yourself, it is listed here with what it needs.</Trans>
                }
              >
                <Trans>Each college you apply to is listed here, with what it still needs.</Trans>
              </WordsFor>
            </EmptyState>
          ),
        }}
      >
        {() => (
          <>
            <div className={styles.views} data-print="no">
              <Segmented
                label={t`Show`}
                value={byDate ? 'dates' : 'colleges'}
                options={[
                  { value: 'colleges', content: <Trans>By college</Trans> },
                  { value: 'dates', content: <Trans>By date</Trans> },
                ]}
                onValue={(view) =>
                  go((next) => (view === 'dates' ? next.set('view', 'dates') : next.delete('view')))
                }
              />
            </div>
            {byDate ? (
              <>
                <DueBoard items={items} onSelect={select} />
                <Suspense fallback={null}>
                  <ReminderPanel personId={personId} />
                  <CalendarPanel personId={personId} />
                </Suspense>
              </>
            ) : (
              current && (
                <div className={styles.hub}>
                  <ApplicationRail items={items} current={current} onSelect={select} />
                  <ApplicationCard
                    key={current.userApplication.id}
                    item={current}
                    onRemove={() => void removeAsked(current)}
                  />
                </div>
              )
            )}
          </>
        )}
      </Loaded>
      {question}
      {start !== null && (
        <Suspense fallback={null}>
          <StartDialog
            personId={personId}
            collegeId={Number(start) || undefined}
            onClose={() => go((next) => next.delete('start'))}
            onSelect={select}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}

function HubNote() {
  return (
    <NoteFor
      parent={
        <Trans>
          Students keep track of their applications here, each in an account of their own. You do not see your
          child’s from yours. Ask for a link to their plan: it shows what is due and when.
        </Trans>
      }
      educator={
        <Trans>
          Students keep track of their applications here, each in an account of their own. You do not see them
          from yours. A student who asks you for a recommendation sends you a link by email. A link to their
          plan shows what is due.
        </Trans>
      }
    />
  );
}
