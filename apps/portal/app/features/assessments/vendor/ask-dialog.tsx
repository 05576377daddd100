import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorSurvey } from '@longleaf/rules/vendor-surveys/surveys';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import styles from './vendor.module.css';

interface AskDialogProps {
  survey: VendorSurvey;
  onAskAgain: () => void;
  onClose: () => void;
}

/** Words to ask one's school for a license with: mailed or copied by the person, since we know no address of a counselor. */
export function AskDialog({ survey, onAskAgain, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const name = survey.name;
  const subject = t`A survey that I would like to take`;
  const words = t`Hello, I would like to take the survey “${name}” on the college planning site. It says that our school has no license for it. Can the school get one? Thank you.`;
  const mail = `mailto:?${new URLSearchParams({ subject, body: words }).toString().replaceAll('+', '%20')}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <Dialog opened onClose={onClose} title={<Trans>Ask your school for “{name}”</Trans>}>
      <p>
        <Trans>Schools pay for this survey. Send these words to your counselor:</Trans>
      </p>
      <blockquote className={styles.words}>{words}</blockquote>
      <p role="status" className="small">
        {copied === 'yes' && <Trans>Copied. Paste it where you write to your counselor.</Trans>}
        {copied === 'no' && <Trans>Your browser did not copy it. Select the words and copy them.</Trans>}
      </p>
      <p className="small soft">
        <Trans>Does your school have it now?</Trans>{' '}
        <Button look="quiet" size="small" onClick={onAskAgain}>
          <Trans>Look again</Trans>
        </Button>
      </p>
      <DialogButtons>
        <Button look="main" onClick={() => void copy()}>
          <Trans>Copy the words</Trans>
        </Button>
        <a className={`strong-link ${styles.mail}`} href={mail}>
          <Trans>Write an email</Trans>
        </a>
      </DialogButtons>
    </Dialog>
  );
}
