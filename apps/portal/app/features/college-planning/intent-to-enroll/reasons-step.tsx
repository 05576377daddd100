import { Trans } from '@lingui/react/macro';
import {
  complainAboutIntent,
  ENROLL_REASONS,
  REASON_NOTES_LIMIT,
} from '@longleaf/rules/intents-to-enroll/intent';
import { useState } from 'react';
import { CheckGroup } from '../../../kit/fields/check-group.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { FormButtons } from '../../../kit/form/form.tsx';
import type { FormState } from '../../../kit/form/use-form.ts';
import { type IntentTyped, reasonIds } from './intent-typed.ts';
import styles from './intent.module.css';

interface ReasonsStepProps {
  form: FormState<IntentTyped>;
  onNext: () => void;
  onCancel: () => void;
}

/** Why: as many of the sixteen reasons as hold, and a note (CON-076). */
export function ReasonsStep({ form, onNext, onCancel }: ReasonsStepProps) {
  const chosen = reasonIds(form.values.reasons);
  const [wrong, setWrong] = useState<string | undefined>();
  const toggle = (id: number) => {
    const others = chosen.filter((one) => one !== id);
    form.set({ reasons: (chosen.includes(id) ? others : [...others, id]).join(',') });
  };
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        const { reasonNotes } = complainAboutIntent({ ...form.values, reasons: chosen });
        setWrong(reasonNotes);
        if (reasonNotes === undefined) onNext();
      }}
    >
      <CheckGroup
        legend={<Trans>Choose all that apply</Trans>}
        name="reasons"
        options={ENROLL_REASONS.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={chosen.map(String)}
        onToggle={(value) => toggle(Number(value))}
      />
      <TextArea
        label={<Trans>In your own words</Trans>}
        most={REASON_NOTES_LIMIT}
        rows={3}
        {...form.field('reasonNotes')}
        error={wrong}
      />
      <div className={styles.acts}>
        <FormButtons busy={false} onCancel={onCancel}>
          <Trans>Go on</Trans>
        </FormButtons>
      </div>
    </form>
  );
}
