import { Trans, useLingui } from '@lingui/react/macro';
import { Cover } from '../../domain/college-covers/cover.tsx';
import { ContinuePanel } from '../../kit/page/panels.tsx';
import { useSettings } from '../../lib/settings.ts';
import { useLastSearch } from '../../shell/last-search.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { StepKey } from './next-steps.ts';
import { STEP_WORDS, wayOf } from './step-words.ts';

interface NextStepPanelProps {
  step: StepKey;
  /** Where comparing leads: the colleges that are saved. */
  compareAt: string;
}

/** The one next thing for this person. A search they left waits beside it, or is it. */
export function NextStepPanel({ step, compareAt }: NextStepPanelProps) {
  const { i18n } = useLingui();
  const { contentUrl } = useSettings();
  const search = useLastSearch();
  const picture = <Cover seed={199111} sector="UNC" land="mountains" width={420} height={300} />;
  if (search !== null && step === 'find-colleges') {
    return (
      <ContinuePanel
        eyebrow={<Trans>Continue where you left off</Trans>}
        title={<Trans>Your college search</Trans>}
        picture={picture}
        actions={
          <>
            <ButtonLink look="main" to={search}>
              <Trans>Continue your search</Trans>
            </ButtonLink>
            <ButtonLink look="quiet" to="/college-search">
              <Trans>Start a new search</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Your filters are still as you left them.</Trans>
      </ContinuePanel>
    );
  }
  const words = STEP_WORDS[step];
  return (
    <ContinuePanel
      eyebrow={<Trans>Your next step</Trans>}
      title={i18n._(words.title)}
      picture={picture}
      actions={
        <>
          <ButtonLink look="main" {...wayOf(step, { contentUrl, compareAt })}>
            {i18n._(words.action)}
          </ButtonLink>
          {search !== null && (
            <ButtonLink look="quiet" to={search}>
              <Trans>Continue your search</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {i18n._(words.text)}
    </ContinuePanel>
  );
}
