import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useSettings } from '../../lib/settings.ts';
import { usePerson } from '../../shell/session/session.ts';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Menu } from '../../ui/menu.tsx';
import { mailPage, savePage } from './send-page.ts';

interface KeepEntriesProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Does what takes a while, with the button busy. */
  run: (work: () => Promise<unknown>) => void;
}

/** What one can do with a page. Files are made for signed-in people; anybody prints. */
export function KeepEntries({ trigger, onClose, run }: KeepEntriesProps) {
  const { t } = useLingui();
  const person = usePerson();
  const { productName } = useSettings();
  const print = {
    key: 'print',
    text: t`Print`,
    // The menu is gone by then.
    onPress: () => requestAnimationFrame(() => setTimeout(() => window.print())),
  };
  const entries = person
    ? [
        print,
        { key: 'save', text: t`Save as PDF`, onPress: () => run(savePage) },
        { key: 'mail', text: t`Mail it to me`, onPress: () => run(() => mailPage(productName)) },
      ]
    : [
        print,
        {
          key: 'sign-in',
          text: t`Sign in to save or mail it`,
          onPress: () => run(() => beginSignIn()),
        },
      ];
  return <Menu label={t`Print, save or mail`} trigger={trigger} opened onClose={onClose} entries={entries} />;
}
