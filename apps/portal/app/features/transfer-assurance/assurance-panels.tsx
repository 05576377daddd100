import { Trans } from '@lingui/react/macro';
import type { AssuranceOutcome } from '@longleaf/contract/transfer-assurance';
import { splitSchoolNames } from '@longleaf/rules/pools/school-names';
import { TakeBack } from '../../domain/pool-forms/take-back.tsx';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { listOf } from '../../lib/list-of.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface AssurancePanelsProps {
  panel: AssuranceOutcome['panel'] | 'Submitted' | 'Error';
  outcome?: AssuranceOutcome;
  busy?: boolean;
  /** Tries again, or opens the form once more to put something right. */
  onAgain?: () => void;
  /** Back to what was typed. */
  onBack?: () => void;
}

const findOne = (
  <ButtonLink to="/college-search?type=CommunityCollege" look="main">
    <Trans>Find a community college</Trans>
  </ButtonLink>
);

/** What stands in the place of the form once it was sent, or could not be (ST-241). */
export function AssurancePanels({ panel, outcome, busy = false, onAgain, onBack }: AssurancePanelsProps) {
  const takeBack = outcome && <TakeBack pool="TAAP" entryYear={outcome.entryYear} />;
  if (panel === 'Submitted') {
    return (
      <ResultPanel
        title={<Trans>You sent this form</Trans>}
        actions={
          <>
            {findOne}
            {takeBack}
          </>
        }
      >
        <p>
          {outcome && (
            <Trans>
              It was sent on {dayOf(outcome.sentAt)}, for students who start in {outcome.entryYear}. Community
              colleges can write to you now.
            </Trans>
          )}
        </p>
      </ResultPanel>
    );
  }
  if (panel === 'ThankYou') {
    return (
      <ResultPanel
        title={<Trans>Thank you</Trans>}
        actions={
          <>
            {findOne}
            {takeBack}
          </>
        }
      >
        <p>
          <Trans>Your form is in. Community colleges can write to you now.</Trans>
        </p>
      </ResultPanel>
    );
  }
  if (panel === 'Ineligible') {
    return (
      <ResultPanel
        outcome="partly"
        title={<Trans>You already have a place</Trans>}
        actions={
          <>
            <ButtonLink to="/apphub" look="main">
              <Trans>Go to my applications</Trans>
            </ButtonLink>
            <Button onClick={onAgain}>
              <Trans>I made a mistake</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            You told us that {listOf(splitSchoolNames(outcome?.acceptedFrom ?? ''))} accepted you. This is for
            students without a place at a public university, so no college sees your form.
          </Trans>
        </p>
      </ResultPanel>
    );
  }
  if (panel === 'NotDenied') {
    return (
      <ResultPanel
        outcome="partly"
        title={<Trans>Nobody has turned you down yet</Trans>}
        actions={
          <>
            <ButtonLink to="/college-search" look="main">
              <Trans>Find a college</Trans>
            </ButtonLink>
            <Button onClick={onAgain}>
              <Trans>I made a mistake</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Come back when a public university has answered. No college sees your form until then.
          </Trans>
        </p>
      </ResultPanel>
    );
  }
  return (
    <ResultPanel
      outcome="partly"
      title={<Trans>That did not work</Trans>}
      actions={
        <>
          <Button look="main" busy={busy} onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button onClick={onBack}>
            <Trans>Back to the form</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your form was not sent. What you typed is kept.</Trans>
      </p>
    </ResultPanel>
  );
}
