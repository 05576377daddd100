import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures } from '@longleaf/contract/activities';
import { OTHER_APPLICATIONS_ITEMS, SHORT_TEXT_LIMIT } from '@longleaf/rules/activities/short-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FieldGroup } from '../../../kit/fields/field-group.tsx';
import { KeepMenu } from '../../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import type { Person } from '../../../shell/session/person.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { activitiesQuery, shortTextsQuery } from '../activities-query.ts';
import { nameOfItem } from '../item-view.tsx';
import styles from './other-applications.module.css';
import { type Candidate, candidatesOf, pickedOf, plainText } from './picked.ts';
import { ShortForm } from './short-form.tsx';

/** Ten things in 150 letters each, as forms of other applications ask for them, to be copied there. */
export function OtherApplicationsScreen({ person, waiting }: { person: Person; waiting: ReactNode }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const query = useQuery(activitiesQuery(person.id));
  const texts = useQuery(shortTextsQuery(person.id));
  const copy = async (candidate: Candidate, text: string) => {
    const plain = plainText(candidate, text.trim(), {
      hoursAWeek: (hours) => t`Hours a week: ${hours}`,
      weeksAYear: (weeks) => t`Weeks a year: ${weeks}`,
    });
    try {
      await navigator.clipboard.writeText(plain);
      showToast({ kind: 'done', text: t`Copied.` });
    } catch {
      showToast({ kind: 'error', text: t`Your browser did not let us copy. Select the text and copy it.` });
    }
  };
  const both = {
    ...query,
    data: query.data && texts.data && { lists: query.data, texts: texts.data.texts },
    error: query.error ?? texts.error,
    isFetching: query.isFetching || texts.isFetching,
    refetch: () => Promise.all([query.refetch(), texts.refetch()]) as never,
  };
  return (
    <PageFrame
      title={<Trans>Activities for other applications</Trans>}
      lead={
        <Trans>
          Many applications take {OTHER_APPLICATIONS_ITEMS} activities with {SHORT_TEXT_LIMIT} letters about
          each. Write them here once, and copy them there.
        </Trans>
      }
      tools={
        <>
          <ButtonLink to="/activitiesInterests">
            <Trans>Change activities</Trans>
          </ButtonLink>
          {both.data && <KeepMenu />}
        </>
      }
    >
      <Loaded
        query={both}
        loading={t`Loading your activities`}
        skeleton={waiting}
        failed={activityFailures.loadFailed}
        empty={{
          when: ({ lists }) => candidatesOf(lists).length === 0,
          shown: (
            <EmptyState
              title={<Trans>Nothing to choose from yet</Trans>}
              actions={
                <ButtonLink look="main" to="/activitiesInterests">
                  <Trans>Add what you do</Trans>
                </ButtonLink>
              }
            >
              <Trans>
                Jobs, activities, leadership, service and projects can go into other applications.
              </Trans>
            </EmptyState>
          ),
        }}
      >
        {(data) => {
          const candidates = candidatesOf(data.lists);
          const picked = pickedOf(candidates, address.get('items'));
          const ids = picked.map(({ item }) => item.id);
          const isFull = ids.length >= OTHER_APPLICATIONS_ITEMS;
          const pick = (id: number) => {
            const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
            setAddress({ items: next.join('.') }, { replace: true, preventScrollReset: true });
          };
          return (
            <div className={styles.page}>
              <div data-print="no">
                <FieldGroup
                  legend={<Trans>Which ones</Trans>}
                  help={
                    <Trans>
                      {ids.length} of {OTHER_APPLICATIONS_ITEMS}. They are in the same order as your
                      activities.
                    </Trans>
                  }
                >
                  {candidates.map(({ section, item }) => (
                    <CheckBox
                      key={item.id}
                      checked={ids.includes(item.id)}
                      disabled={isFull && !ids.includes(item.id)}
                      onChange={() => pick(item.id)}
                    >
                      {nameOfItem(section, item)}
                    </CheckBox>
                  ))}
                </FieldGroup>
              </div>
              <ol className={`plain-list ${styles.list}`}>
                {picked.map((candidate) => (
                  <ShortForm
                    key={candidate.item.id}
                    candidate={candidate}
                    text={data.texts.find(({ id }) => id === candidate.item.id)?.text ?? ''}
                    onCopy={(text) => void copy(candidate, text)}
                  />
                ))}
              </ol>
            </div>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}
