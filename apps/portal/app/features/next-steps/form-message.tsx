import { Trans } from '@lingui/react/macro';
import type { FormAccess } from '@longleaf/rules/next-steps/form';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Closed = Extract<FormAccess, { opens: false }>;

/** Why the form does not open for somebody, and what they can do meanwhile (ST-226, MSG-097, MOD-025). */
export function FormMessage({
  access,
  opened,
  onClose,
}: {
  access: Closed;
  opened: boolean;
  onClose: () => void;
}) {
  const isWithoutYear = access.because === 'no-year';
  return (
    <Dialog title={<TitleOf access={access} />} opened={opened} onClose={onClose}>
      <p>
        <WordsOf access={access} />
      </p>
      <DialogButtons>
        {isWithoutYear ? (
          <ButtonLink look="main" to="/profile">
            <Trans>Go to my profile</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink look="main" to="/next-step/students-and-parents">
            <Trans>Read what the steps are about</Trans>
          </ButtonLink>
        )}
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function TitleOf({ access }: { access: Closed }) {
  if (access.because === 'later') return <Trans>The form opens later for you</Trans>;
  if (access.because === 'no-year') return <Trans>When do you finish high school?</Trans>;
  return <Trans>The form is not for you now</Trans>;
}

function WordsOf({ access }: { access: Closed }) {
  const { year } = access;
  if (access.because === 'later')
    return (
      <Trans>
        It is for students who finish high school in {year}. Yours opens in July {access.from}. Until then you
        can read what the steps are about, with their guides.
      </Trans>
    );
  if (access.because === 'earlier')
    return (
      <Trans>
        It is for students who finish high school in {year}, and the time for your class is over. You can
        still read what the steps are about, with their guides.
      </Trans>
    );
  if (access.because === 'no-year')
    return (
      <Trans>
        The form is for students who finish high school in {year}. Your profile does not say when you do. Add
        the year there, and come back.
      </Trans>
    );
  return (
    <Trans>
      It is for parents, for people who work in education, and for high school students who finish in {year}.
      You can read what the steps are about, with their guides, at any time.
    </Trans>
  );
}
