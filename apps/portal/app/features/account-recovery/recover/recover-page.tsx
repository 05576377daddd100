import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import { useLocation } from 'react-router';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { pageData } from '../../../shell/page-data.ts';
import { OtherWays } from './other-ways.tsx';
import { RecoveryWizard } from './wizard.tsx';
import { optionOf } from './wizard-state.ts';

const WORDS: Record<RecoveryOption, { title: MessageDescriptor; lead: MessageDescriptor }> = {
  forgotpassword: {
    title: msg`Forgot your password`,
    lead: msg`Answer your security question, and we send you a link to set a new password.`,
  },
  forgotaccountname: {
    title: msg`Forgot your account name`,
    lead: msg`Tell us your email and answer your security question, and we show you the name.`,
  },
  requestpasswordreset: {
    title: msg`Ask for a password reset`,
    lead: msg`We send a link to the email of your account. You do not need your security question for it.`,
  },
};

const page = pageData(async ({ url }) => ({ option: optionOf(url.pathname) }));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: ({ option }) => ({
    title: WORDS[option].title,
    description: WORDS[option].lead,
    canonical: `/recoverAccount/${option}`,
  }),
};

/** Back into an account in three steps (UI-007 to UI-009). */
export default function RecoverPage() {
  const { i18n } = useLingui();
  const option = optionOf(useLocation().pathname);
  const { title, lead } = WORDS[option];
  return (
    <PageFrame title={i18n._(title)} width="reading">
      <p>{i18n._(lead)}</p>
      <RecoveryWizard key={option} option={option} />
      <OtherWays current={option} />
    </PageFrame>
  );
}
