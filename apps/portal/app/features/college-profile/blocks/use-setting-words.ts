import { useLingui } from '@lingui/react/macro';
import type { College } from './college.ts';

/** Writes where a college is: "Asheville, a small city." The setting is the NCES locale of its address. */
export function useSettingWords(): (college: College) => string {
  const { t } = useLingui();
  return ({ address, locale }) => {
    const place = address.state === 'NC' ? address.city : `${address.city}, ${address.state}`;
    const [kind = '', size = ''] = (locale ?? '').toLowerCase().split(/: ?/);
    if (kind === 'city' || kind === 'suburb') {
      const sizes: Record<string, string> = { small: t`small`, midsize: t`mid-size`, large: t`large` };
      const word = sizes[size] ?? '';
      if (word === '') return `${place}.`;
      return kind === 'city' ? t`${place}, a ${word} city.` : t`${place}, in the suburbs of a ${word} city.`;
    }
    if (kind === 'town') return t`${place}, a town.`;
    if (kind === 'rural') return t`${place}, in the country.`;
    return `${place}.`;
  };
}
