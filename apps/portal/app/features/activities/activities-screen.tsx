import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures } from '@longleaf/contract/activities';
import { ACTIVITY_SECTIONS, type ActivitySection } from '@longleaf/rules/activities/sections';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { useRemoval } from '../../kit/page/use-removal.ts';
import type { Person } from '../../shell/session/person.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { activitiesQuery } from './activities-query.ts';
import styles from './activities.module.css';
import { ActivitySectionPart, addButtonId, editButtonId } from './activity-section.tsx';
import { deleteItem } from './delete-item.ts';
import { nameOfItem } from './item-view.tsx';
import { openedIn, openedText } from './opened.ts';
import { PaperHead } from './paper-head.tsx';
import { itemsOf, type SectionItem } from './section-item.ts';
import { SectionRail } from './section-rail.tsx';
import { later } from '../../ui/later.ts';

// The window for the order comes when it is opened.
const OrderDialog = later(async () => {
  const { OrderDialog: dialog } = await import('./order-dialog.tsx');
  return { default: dialog };
});

type Removable = SectionItem & { section: ActivitySection };

/** What somebody does outside class, as a résumé on paper that is changed in its place. */
export function ActivitiesScreen({ person, waiting }: { person: Person; waiting: ReactNode }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const [ordering, setOrdering] = useState<ActivitySection | null>(null);
  const query = useQuery(activitiesQuery(person.id));
  const { question, ask } = useConfirm();
  const touched = useRef(false);
  const focusNext = useRef<string | null>(null);
  const opened = openedIn(address.get('edit'));
  const removal = useRemoval<Removable>(({ section, id }) => deleteItem(section, id));
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  const show = (section: ActivitySection | null, id = 0) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (section === null) next.delete('edit');
        else next.set('edit', openedText(section, id));
        return next;
      },
      { preventScrollReset: true, replace: opened !== null },
    );
  const open = async (section: ActivitySection, id: number) => {
    const yes =
      !touched.current ||
      (await ask({
        title: <Trans>Open another form?</Trans>,
        confirmLabel: <Trans>Open it</Trans>,
        children: (
          <p>
            <Trans>
              What you typed in the other one is not saved. It stays on this device until you open it again.
            </Trans>
          </p>
        ),
      }));
    if (yes) show(section, id);
  };
  const close = (section: ActivitySection, id: number) => {
    focusNext.current = id === 0 ? addButtonId(section) : editButtonId(section, id);
    show(null);
  };
  const remove = async (section: ActivitySection, item: SectionItem) => {
    const yes = await ask({
      title: <Trans>Delete this?</Trans>,
      confirmLabel: <Trans>Delete item</Trans>,
      danger: true,
      children: <p>{nameOfItem(section, item)}</p>,
    });
    if (!yes) return;
    focusNext.current = addButtonId(section);
    show(null);
    await removal.remove({ ...item, section } as Removable);
  };
  return (
    <PageFrame
      title={<Trans>Activities and interests</Trans>}
      lead={<Trans>Everything you do outside class, ready for applications and scholarships.</Trans>}
      tools={
        query.data && (
          <>
            <ButtonLink to="/activitiesInterests/resume">
              <Trans>Résumé</Trans>
            </ButtonLink>
            <ButtonLink to="/activitiesInterests/applications">
              <Trans>For other applications</Trans>
            </ButtonLink>
            <KeepMenu />
          </>
        )
      }
    >
      <Loaded
        query={query}
        loading={t`Loading your activities`}
        skeleton={waiting}
        failed={activityFailures.loadFailed}
      >
        {(lists) => (
          <div className={styles.page}>
            <SectionRail lists={lists} />
            <div className={`card ${styles.paper}`}>
              <PaperHead person={person} lists={lists} />
              {ACTIVITY_SECTIONS.map((section) => (
                <div key={section}>
                  <ActivitySectionPart
                    section={section}
                    items={itemsOf(lists, section).filter((item) => !removal.isGone(item as Removable))}
                    open={opened?.section === section ? opened.id : null}
                    onTouched={(isTouched) => (touched.current = isTouched)}
                    onOpen={(id) => void open(section, id)}
                    onClose={(saved) => close(section, saved ?? opened?.id ?? 0)}
                    onDelete={(item) => void remove(section, item)}
                    onOrder={() => setOrdering(section)}
                  />
                  {removal.last?.section === section && (
                    <RemovedNotice
                      removal={removal}
                      nameOf={(item) => nameOfItem(section, item)}
                      failed={activityFailures.deleteFailed}
                    />
                  )}
                </div>
              ))}
            </div>
            {ordering && (
              <Suspense fallback={null}>
                <OrderDialog
                  section={ordering}
                  items={itemsOf(lists, ordering)}
                  onClose={() => setOrdering(null)}
                />
              </Suspense>
            )}
          </div>
        )}
      </Loaded>
      {question}
    </PageFrame>
  );
}
