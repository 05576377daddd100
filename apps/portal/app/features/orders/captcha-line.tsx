import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconLoader2, IconShieldCheck } from '@tabler/icons-react';
import styles from './orders.module.css';
import type { CaptchaState } from './use-captcha.ts';

/** How the check that somebody is a person stands. There is nothing to do: it runs by itself when the order is sent. */
export function CaptchaLine({ state }: { state: CaptchaState }) {
  const Icon = { waits: IconShieldCheck, runs: IconLoader2, done: IconCircleCheckFilled }[state];
  return (
    <output name="recaptchaToken" tabIndex={-1} className={styles.captcha}>
      <Icon size={22} aria-hidden />
      <span>
        {state === 'waits' && <Trans>Runs by itself when you order</Trans>}
        {state === 'runs' && <Trans>Checking. This takes a few seconds.</Trans>}
        {state === 'done' && <Trans>Checked</Trans>}
      </span>
    </output>
  );
}
