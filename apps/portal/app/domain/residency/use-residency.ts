import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { states } from '@longleaf/rules/colleges/states';
import { ownChoice } from '../../lib/own-choice.ts';

const NAMES = new Map(states);
const state = ownChoice<string>('residency', (kept) => (NAMES.has(kept) ? kept : null));

/** Postal code of the state whose residents' prices this tab shows: North Carolina until somebody chooses another. */
export function residencyOfTab(): string {
  return import.meta.env.SSR ? HOME_STATE : (state.current() ?? HOME_STATE);
}

/** The same in a screen, with a way to choose. */
export function useResidency(): [string, (code: string) => void] {
  const [code, choose] = state.use();
  return [code ?? HOME_STATE, (next) => choose(next === HOME_STATE ? null : next)];
}

/** 'North Carolina' for NC. */
export function stateName(code: string): string {
  return NAMES.get(code) ?? code;
}
