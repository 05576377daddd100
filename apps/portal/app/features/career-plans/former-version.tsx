import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PAPER_PARTS } from './paper-parts.ts';
import { PlanParts } from './plan-paper.tsx';
import { VersionWords } from './plan-words.tsx';
import styles from './plan.module.css';
import { careerPlanVersionQuery } from './queries.ts';

interface FormerVersionProps {
  personId: string;
  version: number;
  onClose: () => void;
}

/** A version as it was, to read. */
export function FormerVersion({ personId, version, onClose }: FormerVersionProps) {
  const { t } = useLingui();
  const query = useQuery(careerPlanVersionQuery(personId, version));
  return (
    <Dialog opened onClose={onClose} title={<Trans>Version {version} of your plan</Trans>} size={720}>
      <Loaded
        query={query}
        loading={t`Loading this version`}
        skeleton={<Skeleton height={320} />}
        failed={<Trans>We could not load this version.</Trans>}
      >
        {(plan) => (
          <div className={styles.former}>
            <p className="soft">
              <VersionWords version={plan} />
            </p>
            <PlanParts plan={plan} parts={PAPER_PARTS} />
          </div>
        )}
      </Loaded>
      <DialogButtons>
        <Button look="main" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
