import { useLingui } from '@lingui/react/macro';
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
  const facts: [name: string, value: string][] = [
    [t`Account name`, account.userName],
    [t`Name`, `${account.firstName} ${account.lastName}`.trim()],
    [t`Email address`, emailVerified ? email : t`${email}, not confirmed yet`],
    [t`New email address, to be confirmed`, emailChange ? until(emailChange.email, emailChange.until) : ''],
    [t`Language of emails`, MAIL_LANGUAGES.find(({ code }) => code === language)?.name ?? language],
    [t`I am a`, spoken(ROLES.filter(({ flag }) => holdsRole(role, flag)).map(({ label }) => label))],
    [t`Security question`, account.securityQuestion],
    [t`Account created on`, spoken(account.createdAt)],
    [t`Password last changed`, spoken(account.passwordChangedAt)],
    [t`Second step at sign-in since`, spoken(account.twoFactorSince)],
    [t`Recovery codes left`, account.twoFactorSince === null ? '' : String(recoveryCodesLeft)],
    [
      t`Passkeys`,
      spoken(account.passkeys.map(({ name, lastUsedAt, createdAt }) => last(name, lastUsedAt ?? createdAt))),
    ],
    [
      t`Devices you trust`,
      spoken(account.trustedDevices.map(({ device, until: end }) => until(device, end))),
    ],
    [t`Signed in now`, spoken(account.sessions.map(({ device, lastUsedAt }) => last(device, lastUsedAt)))],
    [
      t`Signed in during the last 90 days`,
      spoken(account.signIns.map(({ at, device }) => `${spoken(at)} (${device})`)),
    ],
    [t`Account will be deleted on`, spoken(account.deleteAfter)],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}
