import { Trans } from '@lingui/react/macro';
import { complainAboutIntent } from '@longleaf/rules/intents-to-enroll/intent';
import { useState } from 'react';
import { FormButtons } from '../../../kit/form/form.tsx';
import type { FormState } from '../../../kit/form/use-form.ts';
import { logFailedCall } from '../../../lib/log-failed-call.ts';
import { CollegeField } from '../entered-college/college-field.tsx';
import { type NameTrouble, NameTroubleNotice } from '../entered-college/name-trouble.tsx';
import { verifiedId } from '../entered-college/verified-id.ts';
import type { IntentTyped } from './intent-typed.ts';
import styles from './intent.module.css';

interface CollegeStepProps {
  form: FormState<IntentTyped>;
  onNext: () => void;
  onCancel: () => void;
}

/** Identifies the college: picked, or verified by its whole name before it goes on (ST-166). A name that we do not know may stay. */
export function CollegeStep({ form, onNext, onCancel }: CollegeStepProps) {
  const { collegeName, organizationID } = form.values;
  const [trouble, setTrouble] = useState<NameTrouble>('none');
  const [busy, setBusy] = useState(false);
  const next = async () => {
    if ('collegeName' in complainAboutIntent({ collegeName, reasons: [], reasonNotes: '' })) {
      setTrouble('empty');
      return;
    }
    // Asked once: whoever goes on with a name that we do not know means it.
    if (organizationID > 0 || trouble === 'unknown') {
      onNext();
      return;
    }
    setBusy(true);
    try {
      const id = await verifiedId(collegeName);
      if (id === null) setTrouble('unknown');
      else {
        form.set({ organizationID: id });
        onNext();
      }
    } catch (error) {
      logFailedCall('intent-to-enroll', error);
      setTrouble('failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <CollegeField
        entered={{ collegeName, organizationId: organizationID }}
        onEntered={({ collegeName: name, organizationId }) => {
          setTrouble('none');
          form.set({ collegeName: name, organizationID: organizationId });
        }}
      />
      <NameTroubleNotice trouble={trouble} />
      <div className={styles.acts}>
        <FormButtons busy={busy} onCancel={onCancel}>
          <Trans>Go on</Trans>
        </FormButtons>
      </div>
    </form>
  );
}
