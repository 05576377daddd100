import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './next-step-list.module.css';
import type { StepKey } from './next-steps.ts';
import { STEP_WORDS, wayOf } from './step-words.ts';
import type { Matter } from './use-next-steps.ts';

const MATTERS: Readonly<Record<Matter, { title: MessageDescriptor; text: MessageDescriptor; to: string }>> = {
  'confirm-email': {
    title: msg`Confirm your email`,
    text: msg`Then you can sign in with it, and get back in if you forget your password.`,
    to: '/profile#sign-in',
  },
  'check-address': {
    title: msg`Check your address`,
    text: msg`Colleges send letters to it, and nobody has checked it yet.`,
    to: '/updateAddress',
  },
  'say-year': {
    title: msg`Say when you finish high school`,
    text: msg`Then this page shows what fits your grade.`,
    to: '/profile#details',
  },
};

/** Further steps shown below the first one. */
const MOST = 4;

interface NextStepListProps {
  steps: readonly StepKey[];
  matters: readonly Matter[];
  compareAt: string;
}

/** What waits for the person, then what they can do after the first step. */
export function NextStepList({ steps, matters, compareAt }: NextStepListProps) {
  const { i18n } = useLingui();
  const { contentUrl } = useSettings();
  const rows = [
    ...matters.map((matter) => ({ key: matter, isDue: true, ...MATTERS[matter], reloadDocument: false })),
    ...steps.map((step) => ({
      key: step,
      isDue: false,
      reloadDocument: false,
      ...STEP_WORDS[step],
      ...wayOf(step, { contentUrl, compareAt }),
    })),
  ].slice(0, MOST);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>After that</Trans>
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {rows.map(({ key, title, text, to, reloadDocument, isDue }) => (
          <li key={key}>
            <span>
              <Link to={to} reloadDocument={reloadDocument} className="strong-link">
                {i18n._(title)}
              </Link>
              <span className={styles.text}>{i18n._(text)}</span>
            </span>
            {isDue && (
              <Tag tone="waiting">
                <Trans>Waiting for you</Trans>
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
