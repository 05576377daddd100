import { Trans, useLingui } from '@lingui/react/macro';
import type { ExportedAccount } from '@longleaf/contract/account-safety';
import { MAIL_LANGUAGES } from '@longleaf/rules/accounts/mail-languages';
import { holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import { Facts } from '../../kit/page/facts.tsx';
import { useSpoken } from './use-spoken.ts';

/** What the sign-in host keeps, as one reads it; inner ids are in the file alone. What there is none of is left out. */
export function AccountFacts({ account }: { account: ExportedAccount }) {
  const { t } = useLingui();
  const spoken = useSpoken();
  const { email, emailVerified, emailChange, role, language, recoveryCodesLeft } = account;
  const until = (what: string, moment: string) => {
    const end = spoken(moment);
    return t`${what}, until ${end}`;
  };
  const last = (what: string, moment: string) => {
    const day = spoken(moment);
    return t`${what}, last used ${day}`;
  };
  const facts: [name: React.ReactNode, value: string][] = [
    [<Trans>Account name</Trans>, account.userName],
    [<Trans>Name</Trans>, `${account.firstName} ${account.lastName}`.trim()],
    [<Trans>Email address</Trans>, emailVerified ? email : t`${email}, not confirmed yet`],
    [
      <Trans>New email address, to be confirmed</Trans>,
      emailChange ? until(emailChange.email, emailChange.until) : '',
    ],
    [<Trans>Language of mail</Trans>, MAIL_LANGUAGES.find(({ code }) => code === language)?.name ?? language],
    [
      <Trans>I am a</Trans>,
      spoken(ROLES.filter(({ flag }) => holdsRole(role, flag)).map(({ label }) => label)),
    ],
    [<Trans>Security question</Trans>, account.securityQuestion],
    [<Trans>Account made on</Trans>, spoken(account.createdAt)],
    [<Trans>Password last changed</Trans>, spoken(account.passwordChangedAt)],
    [<Trans>Second step at sign-in since</Trans>, spoken(account.twoFactorSince)],
    [<Trans>Recovery codes left</Trans>, account.twoFactorSince === null ? '' : String(recoveryCodesLeft)],
    [
      <Trans>Passkeys</Trans>,
      spoken(account.passkeys.map(({ name, lastUsedAt, createdAt }) => last(name, lastUsedAt ?? createdAt))),
    ],
    [
      <Trans>Devices you trust</Trans>,
      spoken(account.trustedDevices.map(({ device, until: end }) => until(device, end))),
    ],
    [
      <Trans>Signed in now</Trans>,
      spoken(account.sessions.map(({ device, lastUsedAt }) => last(device, lastUsedAt))),
    ],
    [
      <Trans>Signed in during the last 90 days</Trans>,
      spoken(account.signIns.map(({ at, device }) => `${spoken(at)} (${device})`)),
    ],
    [<Trans>Account will be deleted on</Trans>, spoken(account.deleteAfter)],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}
