import { Trans, useLingui } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import { useEffect, useRef, useState } from 'react';
import { NeedleMeter } from '../../../ui/charts/needle-meter.tsx';
import styles from '../accounts.module.css';
import { AccountsStep } from './accounts-step.tsx';
import { AnswerStep } from './answer-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import { NO_DETAILS, numberOf, type Step } from './wizard-state.ts';

/** Three steps. What is typed stays in this page alone: neither kept nor put into an address. */
export function Wizard({ option }: { option: RecoveryOption }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(NO_DETAILS);
  const [step, setStep] = useState<Step>({ at: 'details' });
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);

  const number = numberOf(step);
  const back = () => setStep({ at: 'details' });
  const titles = {
    details: t`Your details`,
    question: t`Your security question`,
    accounts: t`Your account`,
    done: option === 'forgotaccountname' ? t`Your account name` : t`Check your email`,
  };
  return (
    <>
      <p className={styles.steps}>
        <NeedleMeter done={number - 1} steps={3} width={60} label={t`Step ${number} of 3`} />
        <span aria-hidden>
          <Trans>Step {number} of 3</Trans>
        </span>
      </p>
      <section className={`card ${styles.sheet}`} aria-labelledby="step">
        <h2 id="step" ref={heading} tabIndex={-1}>
          {titles[step.at]}
        </h2>
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
      </section>
    </>
  );
}
