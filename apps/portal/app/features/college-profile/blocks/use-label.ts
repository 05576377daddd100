import { useLingui } from '@lingui/react';

/** Translates a word of the catalogue (a figure's label, a group's name); its English is its id. */
export function useLabel(): (label: string) => string {
  const { _ } = useLingui();
  return (label) => _(label);
}
