import { Trans, useLingui } from '@lingui/react/macro';
import { createClient } from '@longleaf/contract/client';
import { type IntentToEnroll, intentMessages, intentOperations } from '@longleaf/contract/intents-to-enroll';
import { INTENTS_LIMIT } from '@longleaf/rules/intents-to-enroll/intent';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { browserApi } from '../../../shell/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlanningSection } from '../planning-section.tsx';
import { removeWithUndo } from '../remove-from-section.ts';
import { NEW, useOpened } from '../use-opened.ts';
import { IntentCard } from './intent-card.tsx';
import { INTENTS, intentsQuery } from './intent-query.ts';
import styles from './intent.module.css';
import { later } from '../../../ui/later.ts';

// The steps come when somebody takes them.
const IntentForm = later(async () => {
  const { IntentForm: form } = await import('./intent-form.tsx');
  return { default: form };
});

const api = createClient(intentOperations, browserApi);
const ID = 'intent-to-enroll';
const OPENED = 'intent';
const SECTION = { id: ID, list: INTENTS, removeFailed: intentMessages.removeFailed };

/** Where a student plans to go, and why (ST-153): a list, and steps to add to it or to change it. */
export function IntentSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(intentsQuery(personId));
  const { opened, show } = useOpened(ID, OPENED, 'step');
  const remove = ({ id, collegeName }: IntentToEnroll) =>
    removeWithUndo(SECTION, () => api.updateIntentEnrollSchool({ body: { id, collegeName: '' } }), {
      text: t`${collegeName} is no longer on your list.`,
      restore: (undo) => api.restoreIntentToEnroll({ body: { undo } }),
    });
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Where I plan to go</Trans>}
      count={query.data?.length}
      query={query}
      loading={t`Loading where you plan to go`}
      height={200}
      failed={intentMessages.loadFailed}
    >
      {(intents) => {
        const chosen = intents.find(({ id }) => String(id) === opened) ?? null;
        if (opened === NEW || chosen !== null) {
          return (
            <Suspense fallback={<Skeleton height={200} />}>
              <IntentForm key={opened} intent={chosen} onClose={() => show(null)} />
            </Suspense>
          );
        }
        return (
          <>
            {intents.length === 0 && (
              <p className="soft">
                <Trans>
                  No college yet. Once you know where you want to go, say it here with your reasons.
                </Trans>
              </p>
            )}
            <div className={styles.cards}>
              {intents.map((intent) => (
                <IntentCard
                  key={intent.id}
                  intent={intent}
                  onEdit={() => show(String(intent.id))}
                  onRemove={() => void remove(intent)}
                />
              ))}
            </div>
            {intents.length < INTENTS_LIMIT && (
              <p className={styles.add}>
                <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => show(NEW)}>
                  <Trans>Add a college you plan to go to</Trans>
                </Button>
              </p>
            )}
          </>
        );
      }}
    </PlanningSection>
  );
}
