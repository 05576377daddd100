import { Trans, useLingui } from '@lingui/react/macro';
import { createClient } from '@longleaf/contract/client';
import {
  type ReportedApplication,
  reportedMessages,
  reportedOperations,
} from '@longleaf/contract/self-reported-applications';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../shell/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanningSection } from '../planning-section.tsx';
import { removeWithUndo } from '../remove-from-section.ts';
import { NEW, useOpened } from '../use-opened.ts';
import { ReportedForm } from './reported-form.tsx';
import { REPORTED, reportedQuery } from './reported-query.ts';
import { ReportedRow } from './reported-row.tsx';
import styles from './reported.module.css';

const api = createClient(reportedOperations, browserApi);
const ID = 'self-reported-applications';
const OPENED = 'reported';
const SECTION = { id: ID, list: REPORTED, removeFailed: reportedMessages.removeFailed };

/** Applications that a student sent elsewhere and says so (ST-154): a list, and a form in the address. */
export function ReportedSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(reportedQuery(personId));
  const { opened, show } = useOpened(ID, OPENED);
  const remove = ({ id, collegeName }: ReportedApplication) =>
    removeWithUndo(SECTION, () => api.deleteSelfReportedApp({ body: { id } }), {
      text: t`${collegeName} is no longer on your list.`,
      restore: (undo) => api.restoreSelfReportedApp({ body: { undo } }),
    });
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Applications I sent elsewhere</Trans>}
      count={query.data?.length}
      query={query}
      loading={t`Loading the applications that you sent`}
      height={200}
      failed={reportedMessages.loadFailed}
    >
      {(all) => {
        const chosen = all.find(({ id }) => String(id) === opened) ?? null;
        if (opened === NEW || chosen !== null)
          return <ReportedForm key={opened} reported={chosen} onClose={() => show(null)} />;
        return (
          <>
            {all.length === 0 && (
              <p className="soft">
                <Trans>
                  None yet. Did you apply on a college’s own site? Add it here to have it in your plan.
                </Trans>
              </p>
            )}
            <ul className={`plain-list ${styles.list}`}>
              {all.map((one) => (
                <ReportedRow
                  key={one.id}
                  reported={one}
                  onEdit={() => show(String(one.id))}
                  onRemove={() => void remove(one)}
                />
              ))}
            </ul>
            <p className={styles.add}>
              <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => show(NEW)}>
                <Trans>Add an application that you sent</Trans>
              </Button>
            </p>
          </>
        );
      }}
    </PlanningSection>
  );
}
