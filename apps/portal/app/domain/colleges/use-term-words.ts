import { useLingui } from '@lingui/react/macro';

/** The year of a source inside a sentence: "Fall 2024" is "fall 2024" there, and "2023-24" stays. */
export function useTermWords(): (year: string) => string {
  const { t } = useLingui();
  return (year) => {
    const [, fall] = /^Fall (\d{4})$/.exec(year) ?? [];
    return fall === undefined ? year : t`fall ${fall}`;
  };
}
