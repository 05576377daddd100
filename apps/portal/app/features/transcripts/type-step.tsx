import { Trans } from '@lingui/react/macro';
import type { TranscriptStart } from '@longleaf/contract/transcripts';
import { transcriptTypes, type TranscriptType } from '@longleaf/rules/transcripts/states';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { wholeDate } from '../../lib/format.ts';
import { Step } from './step.tsx';

interface TypeStepProps {
  type: TranscriptType;
  releaseDates: TranscriptStart['releaseDates'];
  onType: (type: TranscriptType) => void;
}

/** Which transcript: with the grades so far, after the first half of the last year, or with all grades. */
export function TypeStep({ type, releaseDates, onType }: TypeStepProps) {
  return (
    <Step number={2} title={<Trans>Which transcript</Trans>}>
      <ChoiceCards
        legend={<Trans>Colleges say which one they need.</Trans>}
        name="transcript-type"
        choose="one"
        chosen={[type]}
        onChosen={([value]) => onType(transcriptTypes.find((known) => known === value) ?? 'Initial')}
        options={[
          {
            value: 'Initial',
            label: <Trans>First transcript</Trans>,
            text: <Trans>Your grades so far, to apply with.</Trans>,
          },
          {
            value: 'Midyear',
            label: <Trans>Midyear transcript</Trans>,
            text: (
              <Trans>With the first half of your last year. Planned {wholeDate(releaseDates.Midyear)}.</Trans>
            ),
          },
          {
            value: 'Final',
            label: <Trans>Final transcript</Trans>,
            text: (
              <Trans>
                With all your grades, for the college you go to. Planned {wholeDate(releaseDates.Final)}.
              </Trans>
            ),
          },
        ]}
      />
    </Step>
  );
}
