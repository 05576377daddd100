import { useLingui } from '@lingui/react/macro';

/** What the window calls the two addresses of a profile. */
export function useAddressName(): (key: string) => string {
  const { t } = useLingui();
  return (key) => (key === 'permAddress' ? t`Home address` : t`Mailing address`);
}
