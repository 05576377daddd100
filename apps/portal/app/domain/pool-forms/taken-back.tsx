import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../lib/day-of.ts';
import { Message } from '../../ui/message.tsx';

/** Says that a form of a pool was taken back. @param at the moment as ISO 8601; null when it was not */
export function TakenBack({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <div className="apart">
      <Message kind="info">
        <p>
          <Trans>
            You took your form back on {dayOf(at)}. No college gets it from now on, and we tell those that
            have it not to write to you.
          </Trans>
        </p>
      </Message>
    </div>
  );
}
