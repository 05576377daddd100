import { Trans } from '@lingui/react/macro';
import { Message } from '../../../ui/message.tsx';

/** Said, and heard, when nothing was chosen in the address window. @param why MSG-081 */
export function Stopped({ why }: { why: string }) {
  return (
    <div role="alert">
      <Message kind="warning">
        <p>
          <strong>{why}</strong>{' '}
          <Trans>Your address is not saved yet. Save again to choose, or change it first.</Trans>
        </p>
      </Message>
    </div>
  );
}
