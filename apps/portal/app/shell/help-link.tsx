import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { IconHelpCircle } from '@tabler/icons-react';
import type { Address, HelpTopic } from '../addresses.ts';
import { useSettings } from '../lib/settings.ts';
import styles from './help-link.module.css';

const HELP: Record<HelpTopic, { path: string; label: MessageDescriptor }> = {
  my: { path: '/contact-us', label: msg`Help with your account` },
  plan: { path: '/plan-your-future', label: msg`Help with planning` },
  apply: { path: '/apply-to-college', label: msg`Help with applying` },
};

/** Help for the part of the site this page belongs to (ST-038). */
export function HelpLink({ address }: { address: Address }) {
  const { _ } = useLingui();
  const { contentUrl } = useSettings();
  if (!address.help || contentUrl === null) return null;
  const { path, label } = HELP[address.help];
  return (
    <aside className={`wrap ${styles.help}`} aria-label={_(msg`Help`)} data-print="no">
      <a className="strong-link" href={contentUrl + path}>
        <IconHelpCircle size={20} aria-hidden />
        {_(label)}
      </a>
    </aside>
  );
}
