import { Trans } from '@lingui/react/macro';
import { Message } from '../../../ui/message.tsx';

/** Said, and heard, beside the button that was pressed, when the address window was cancelled. @param why MSG-081 */
export function Stopped({ why }: { why: string }) {
  return (
    <div role="alert">
      <Message kind="warning">
        <p>
          <strong>{why}</strong>{' '}
          <Trans>Nothing is saved yet. Save again to choose an address, or change it first.</Trans>
        </p>
      </Message>
    </div>
  );
}
