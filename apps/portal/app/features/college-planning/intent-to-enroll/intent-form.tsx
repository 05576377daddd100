import { useLingui } from '@lingui/react/macro';
import { type IntentToEnroll, intentMessages, intentOperations } from '@longleaf/contract/intents-to-enroll';
import { complainAboutIntent } from '@longleaf/rules/intents-to-enroll/intent';
import { useForm } from '../../../kit/form/use-form.ts';
import { useWizardStep } from '../../../kit/page/use-wizard-step.ts';
import { Wizard } from '../../../kit/page/wizard.tsx';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';
import { CollegeStep } from './college-step.tsx';
import { INTENTS } from './intent-query.ts';
import { type IntentTyped, reasonIds } from './intent-typed.ts';
import { ReasonsStep } from './reasons-step.tsx';
import { SummaryStep } from './summary-step.tsx';

const STEPS = ['college', 'reasons', 'summary'] as const;

interface IntentFormProps {
  /** Null for a new one. */
  intent: IntentToEnroll | null;
  onClose: () => void;
}

/** Identify the college, say why, look at it again, save (ST-165). The step stands in the address. */
export function IntentForm({ intent, onClose }: IntentFormProps) {
  const { t } = useLingui();
  const stored: IntentTyped = {
    collegeName: intent?.collegeName ?? '',
    organizationID: intent?.organizationID ?? 0,
    reasons: (intent?.reasons ?? []).map(({ reasonID }) => reasonID).join(','),
    reasonNotes: intent?.reasonNotes ?? '',
  };
  const form = useForm({
    form: `intent-to-enroll:${intent?.id ?? 0}`,
    operation: intentOperations.updateIntentEnrollSchool,
    stored,
    opens: 'open',
    check: ({ collegeName, reasons, reasonNotes }) =>
      complainAboutIntent({ collegeName, reasons: reasonIds(reasons), reasonNotes }),
    toSend: ({ collegeName, organizationID, reasons, reasonNotes }) => ({
      body: {
        id: intent?.id ?? 0,
        collegeName,
        organizationID: organizationID === 0 ? null : organizationID,
        reasons: reasonIds(reasons),
        reasonNotes,
      },
    }),
    onDone: async () => {
      await refreshOwn(INTENTS);
      onClose();
    },
    done: intentMessages.saved,
    // Another tab took it off the list: to try again would never help.
    failed: (error) => (error.status === 404 ? error.message : intentMessages.saveFailed),
  });
  const { step, number, of, go } = useWizardStep(STEPS, form.values.collegeName.trim() === '' ? 0 : 2);
  const cancel = () => {
    form.cancel();
    onClose();
  };
  const titles = {
    college: t`Which college?`,
    reasons: t`Why do you want to go there?`,
    summary: t`Is this right?`,
  };
  return (
    <Wizard step={step} number={number} of={of} title={titles[step]}>
      {step === 'college' && <CollegeStep form={form} onNext={() => go('reasons')} onCancel={cancel} />}
      {step === 'reasons' && <ReasonsStep form={form} onNext={() => go('summary')} onCancel={cancel} />}
      {step === 'summary' && <SummaryStep form={form} onCancel={cancel} />}
    </Wizard>
  );
}
