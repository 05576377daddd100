import { Trans } from '@lingui/react/macro';
import type { VendorResult } from '@longleaf/contract/vendor-surveys';
import type { VendorSurvey } from '@longleaf/rules/vendor-surveys/surveys';
import { IconExternalLink } from '@tabler/icons-react';
import { shortDayOf } from '../../../lib/day-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import styles from './vendor.module.css';

interface ResultsDialogProps {
  survey: VendorSurvey;
  results: readonly VendorResult[];
  /** Not there where the person has no license any more. */
  onAgain?: (() => void) | undefined;
  onClose: () => void;
}

/** What came of one survey: the latest in full, each former one by its day. */
export function ResultsDialog({ survey, results, onAgain, onClose }: ResultsDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={survey.name} size={560}>
      <ul className={`plain-list ${styles.results}`}>
        {results.map((result) => (
          <li key={result.id}>
            <h3>{result.title}</h3>
            <p className="small soft">
              <Trans>Done {shortDayOf(result.dateCompleted)}</Trans>
            </p>
            {result.summary !== '' && <p>{result.summary}</p>}
            {result.areas.length > 0 && (
              <dl className={styles.areas}>
                {result.areas.map(({ name, score }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{score}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <p className="small soft">
        <Trans>Our partner made this result. Ask a counselor what it can tell you, and what it cannot.</Trans>
      </p>
      <DialogButtons>
        <Button look="main" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {onAgain && (
          <Button onClick={onAgain} iconAfter={<IconExternalLink size={18} aria-hidden />}>
            <Trans>Take it again</Trans>
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
