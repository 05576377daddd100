import { useLingui } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import { useState } from 'react';
import { Wizard } from '../../../kit/page/wizard.tsx';
import { AccountsStep } from './accounts-step.tsx';
import { AnswerStep } from './answer-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import { NO_DETAILS, numberOf, type Step } from './wizard-state.ts';

/** Three steps. What is typed stays in this page alone: neither kept nor put into an address. */
export function RecoveryWizard({ option }: { option: RecoveryOption }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(NO_DETAILS);
  const [step, setStep] = useState<Step>({ at: 'details' });
  const back = () => setStep({ at: 'details' });
  const titles = {
    details: t`Your details`,
    question: t`Your security question`,
    accounts: t`Your account`,
    done: option === 'forgotaccountname' ? t`Your account name` : t`Check your email`,
  };
  return (
    <Wizard step={step.at} number={numberOf(step)} of={3} title={titles[step.at]}>
      {step.at === 'details' && (
        <DetailsStep
          option={option}
          typed={typed}
          onDone={(values, next) => {
            setTyped(values);
            setStep(next);
          }}
        />
      )}
      {step.at === 'question' && (
        <AnswerStep option={option} typed={typed} question={step.question} onBack={back} onDone={setStep} />
      )}
      {step.at === 'accounts' && (
        <AccountsStep typed={typed} accounts={step.accounts} onBack={back} onDone={setStep} />
      )}
      {step.at === 'done' && <DoneStep option={option} told={step.told} />}
    </Wizard>
  );
}
