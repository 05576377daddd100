import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { recruitingMessages } from '@longleaf/contract/recruiting';
import { ALWAYS_TOLD, type ToldPart } from '@longleaf/rules/recruiting/told';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recruiterDetailsQuery } from '../../data/recruiting/recruiting.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ToldWords } from './told-words.tsx';

interface AskDialogProps {
  opened: boolean;
  college: string;
  onCancel: () => void;
  onAsk: (told: readonly ToldPart[]) => void;
}

/**
 * Asks before a college is told of somebody, and says of what (MOD-016). Who is too young, or has not said when they
 * were born, is told what to do in place of it.
 */
export default function AskDialog({ opened, college, onCancel, onAsk }: AskDialogProps) {
  const { _ } = useLingui();
  const person = usePerson();
  const details = useQuery({ ...recruiterDetailsQuery(person?.id ?? ''), enabled: person !== null });
  const back = (
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  );
  const question = (told: readonly ToldPart[], forParents: boolean) => (
    <>
      <ToldWords college={college} told={told} forParents={forParents} />
      {person ? (
        <p className="small">
          <Link to="/collegeRecruiter#told" onClick={onCancel}>
            <Trans>Change what we tell colleges</Trans>
          </Link>
        </p>
      ) : (
        <p>
          <Trans>You sign in first. We send it once you have.</Trans>
        </p>
      )}
      <DialogButtons>
        <Button look="main" onClick={() => onAsk(told)} data-autofocus>
          <Trans>Get recruited</Trans>
        </Button>
        {back}
      </DialogButtons>
    </>
  );
  const notYet = (words: string, leads: boolean) => (
    <>
      <p role="status">{_(words)}</p>
      <DialogButtons>
        {leads && (
          <ButtonLink look="main" to="/profile#details" onClick={onCancel}>
            <Trans>Open my profile</Trans>
          </ButtonLink>
        )}
        {back}
      </DialogButtons>
    </>
  );
  const content = () => {
    if (!person) return question(ALWAYS_TOLD, true);
    if (details.data?.age === 'child') return notYet(recruitingMessages.tooYoung, false);
    if (details.data?.age === 'unknown') return notYet(recruitingMessages.bornWhen, true);
    if (details.data) return question(details.data.told, details.data.age === 'minor');
    if (details.isError)
      return (
        <>
          <p role="alert">{_(recruitingMessages.detailsFailed)}</p>
          <DialogButtons>
            <Button look="main" onClick={() => void details.refetch()} busy={details.isFetching}>
              <Trans>Try again</Trans>
            </Button>
            {back}
          </DialogButtons>
        </>
      );
    return (
      <Loading label={_(msg`Looking up what we tell the college`)}>
        <Skeleton height={96} />
      </Loading>
    );
  };
  return (
    <Dialog opened={opened} onClose={onCancel} title={<Trans>Get recruited by {college}?</Trans>}>
      {content()}
    </Dialog>
  );
}
