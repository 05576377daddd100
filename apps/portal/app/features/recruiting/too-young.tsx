import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { recruitingMessages } from '@longleaf/contract/recruiting';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

/** Why somebody cannot ask colleges now, and what they can do. */
export function TooYoung({ age }: { age: 'child' | 'unknown' }) {
  const { _ } = useLingui();
  return (
    <Message kind="info">
      {age === 'unknown' ? (
        <>
          <p>{_(recruitingMessages.bornWhen)}</p>
          <p>
            <ButtonLink to="/profile#details" look="main">
              <Trans>Open my profile</Trans>
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{_(recruitingMessages.tooYoung)}</p>
          <p>
            <Trans>Until then you can save colleges that you like, and no college learns about it.</Trans>
          </p>
        </>
      )}
    </Message>
  );
}
