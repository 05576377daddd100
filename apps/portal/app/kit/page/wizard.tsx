import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import styles from './wizard.module.css';

interface WizardProps {
  /** Which step is shown; another one gives its heading the focus. */
  step: string;
  /** From 1. */
  number: number;
  of: number;
  title: ReactNode;
  children: ReactNode;
}

/** One step of several on a card, with how far one is. */
export function Wizard({ step, number, of, title, children }: WizardProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <p className={styles.steps}>
        <NeedleMeter done={number - 1} steps={of} width={of * 20} label={t`Step ${number} of ${of}`} />
        <span aria-hidden>
          <Trans>
            Step {number} of {of}
          </Trans>
        </span>
      </p>
      <section className={`card ${styles.sheet}`} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </section>
    </>
  );
}
