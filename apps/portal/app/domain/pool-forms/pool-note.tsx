import { Trans } from '@lingui/react/macro';
import { NoteFor } from '../accounts/words-for.tsx';

/** A form of a pool tells colleges of whoever sends it: parents and educators read that it is the student's to send. */
export function PoolNote() {
  return (
    <NoteFor
      parent={
        <Trans>
          Colleges that read this form write to the person who sent it. Let your child send it from their own
          account.
        </Trans>
      }
      educator={
        <Trans>
          Colleges that read this form write to the person who sent it. Let students send it from their own
          accounts.
        </Trans>
      }
    />
  );
}
