import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { minutesAndSeconds } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { type IdleClocks, isAnnounced } from './idle-stage.ts';
import styles from './idle-warning.module.css';

interface IdleWarningProps {
  secondsLeft: number;
  clocks: IdleClocks;
}

/** MOD-001. Any activity closes it, pressing 'Stay signed in' included. */
export default function IdleWarning({ secondsLeft, clocks }: IdleWarningProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const minutes = Math.max(1, Math.round(clocks.idleSeconds / 60));
  const left = minutesAndSeconds(secondsLeft);
  return (
    <Dialog opened onClose={() => {}} withCloseButton={false} title={<Trans>Are you still there?</Trans>}>
      <div className={styles.row}>
        <CountdownRing share={secondsLeft / clocks.countdownSeconds} label={t`${left} left`}>
          {left}
        </CountdownRing>
        <p>
          <Plural
            value={minutes}
            one="You have been away for a minute. To keep your account safe, we will sign you out soon."
            other="You have been away for # minutes. To keep your account safe, we will sign you out soon."
          />
        </p>
      </div>
      <p className={styles.kept}>
        <Trans>Your saved work is safe. What you were typing waits for you on this computer.</Trans>
      </p>
      <DialogButtons>
        <Button look="main" data-autofocus>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button onClick={() => void navigate('/logout?referrer=portal')}>
          <Trans>Sign out now</Trans>
        </Button>
      </DialogButtons>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {isAnnounced(secondsLeft, clocks) && t`You will be signed out in ${secondsLeft} seconds.`}
      </p>
    </Dialog>
  );
}
