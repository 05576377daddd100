import { Trans } from '@lingui/react/macro';
import { Message } from '../../../ui/message.tsx';

/** What is to be said of a name before it goes on. */
export type NameTrouble = 'none' | 'empty' | 'unknown' | 'failed';

/** Says that a name is missing, is that of no college we know, or could not be checked (ST-166, ST-168). */
export function NameTroubleNotice({ trouble }: { trouble: NameTrouble }) {
  return (
    <div role="alert">
      {trouble === 'empty' && (
        <Message kind="error">
          <Trans>Type the name of a college, with at most 150 letters.</Trans>
        </Message>
      )}
      {trouble === 'unknown' && (
        <Message kind="warning">
          <Trans>
            We do not know a college with exactly this name. Choose one from the list, or go on: we keep it as
            you typed it and show it as not verified.
          </Trans>
        </Message>
      )}
      {trouble === 'failed' && (
        <Message kind="error">
          <Trans>We could not check the name just now. Please try again.</Trans>
        </Message>
      )}
    </div>
  );
}
