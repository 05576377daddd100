import { Trans } from '@lingui/react/macro';
import { freshSignInNeeded } from '@longleaf/contract/account-safety';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './your-data.module.css';

/** Says that something needs a fresh sign-in, and leads there and back. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  return (
    <div role="alert" className={styles.below}>
      <Message kind="info">
        <p>{freshSignInNeeded}</p>
        <Button
          size="small"
          className={styles.again}
          onClick={() => void beginSignIn({ returnTo, fresh: true })}
        >
          <Trans>Sign in again</Trans>
        </Button>
      </Message>
    </div>
  );
}
