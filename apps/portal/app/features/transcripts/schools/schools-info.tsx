import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './schools.module.css';

/** What an e-transcript is, and what to do where a school is not in the list (MOD-026, ST-265). */
export function SchoolsInfo({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={<Trans>About e-transcripts</Trans>} size={520}>
      <div className={styles.info}>
        <p>
          <Trans>
            A transcript is your school’s record of your courses and grades. An e-transcript is the same
            record, sent from your high school to a college by computer.
          </Trans>
        </p>
        <p>
          <Trans>
            You can ask for one from your application hub when your high school sends them and the college
            takes them. There you can then see where it is.
          </Trans>
        </p>
        <p>
          <Trans>
            Is your high school or the college not in the list? Ask your counselor. Your school can send your
            transcript in another way.
          </Trans>
        </p>
      </div>
      <DialogButtons>
        <Button look="main" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
