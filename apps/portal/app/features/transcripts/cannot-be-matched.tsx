import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Message } from '../../ui/message.tsx';

/** Told before anything is asked for: without these a school's record would be known to be nobody's (0031). */
export function CannotBeMatched() {
  return (
    <Message kind="warning">
      <p>
        <strong>
          <Trans>We cannot tell yet which school record is yours.</Trans>
        </strong>{' '}
        <Trans>
          Add your student number and date of birth to your <Link to="/profile">profile</Link> first. You can
          ask now, but nothing is sent before that.
        </Trans>
      </p>
    </Message>
  );
}
