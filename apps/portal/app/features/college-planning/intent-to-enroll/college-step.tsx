import { Trans } from '@lingui/react/macro';
import { complainAboutIntent } from '@longleaf/rules/intents-to-enroll/intent';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collegeNamesQuery } from '../../../data/colleges/college-names.ts';
import { FormButtons } from '../../../kit/form/form.tsx';
import type { FormState } from '../../../kit/form/use-form.ts';
import { logFailedCall } from '../../../lib/log-failed-call.ts';
import { Message } from '../../../ui/message.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../../ui/use-rested.ts';
import { verifiedId } from './entered-college.ts';
import type { IntentTyped } from './intent-typed.ts';
import styles from './intent.module.css';

interface CollegeStepProps {
  form: FormState<IntentTyped>;
  onNext: () => void;
  onCancel: () => void;
}

type Trouble = 'none' | 'empty' | 'unknown' | 'failed';

/** Identifies the college: picked, or verified by its whole name before it goes on (ST-166). A name that we do not know may stay. */
export function CollegeStep({ form, onNext, onCancel }: CollegeStepProps) {
  const { collegeName, organizationID } = form.values;
  const [trouble, setTrouble] = useState<Trouble>('none');
  const [busy, setBusy] = useState(false);
  const rested = useRested(collegeName.trim());
  const answer = useQuery(collegeNamesQuery(organizationID === 0 ? rested : ''));
  const type = (name: string) => {
    setTrouble('none');
    form.set({ collegeName: name, organizationID: 0 });
  };
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
      <SuggestField
        label={<Trans>Name of the college</Trans>}
        name="collegeName"
        icon={<IconSearch size={20} aria-hidden />}
        value={collegeName}
        onValue={type}
        options={
          organizationID > 0
            ? undefined
            : answer.data?.map((college) => ({
                key: college.id,
                college,
                content: (
                  <>
                    <span className="grow">{college.name}</span>
                    <span className="note-text soft">
                      {college.city}, {college.state}
                    </span>
                  </>
                ),
              }))
        }
        waiting={organizationID === 0 && isAwaited(collegeName, rested, answer)}
        onPick={({ college }) => {
          setTrouble('none');
          form.set({ collegeName: college.name, organizationID: college.id });
        }}
        nothing={<Trans>We know no college of this name.</Trans>}
      />
      <div role="alert">
        {trouble === 'empty' && (
          <Message kind="error">
            <Trans>Type the name of a college, with at most 150 letters.</Trans>
          </Message>
        )}
        {trouble === 'unknown' && (
          <Message kind="warning">
            <Trans>
              We know no college of exactly this name. Choose one from the list, or go on: it is kept as you
              typed it and shown as not verified.
            </Trans>
          </Message>
        )}
        {trouble === 'failed' && (
          <Message kind="error">
            <Trans>We could not check the name just now. Please try again.</Trans>
          </Message>
        )}
      </div>
      <div className={styles.acts}>
        <FormButtons busy={busy} onCancel={onCancel}>
          <Trans>Go on</Trans>
        </FormButtons>
      </div>
    </form>
  );
}
