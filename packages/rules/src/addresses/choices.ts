/** The choice that keeps the address as the person typed it (CON-100). */
export const KEEP_MINE = 0;
/** No choice yet (CON-100). */
export const UNDECIDED = -1;

/** What becomes of the address window when its main button is pressed. */
export type Decision = 'dismiss' | 'confirm' | 'save';

/**
 * Decides what follows from the choices, one for each address: 0 keep mine, -1 undecided, n the n-th suggestion.
 * Undecided dismisses the window and stops the save (ST-237, GAP-092); a kept address asks once more (ST-238).
 */
export function decide(choices: readonly number[], confirmed: boolean): Decision {
  if (choices.includes(UNDECIDED)) return 'dismiss';
  return choices.includes(KEEP_MINE) && !confirmed ? 'confirm' : 'save';
}

/** The marks of an address that follow from a choice (ST-234, ST-236). */
export function chosenAddress<
  Address extends { isVerified?: boolean | null | undefined; userOverride?: boolean | null | undefined },
>(provided: Address, suggestions: readonly Address[], choice: number): Address | undefined {
  if (choice === UNDECIDED) return undefined;
  if (choice === KEEP_MINE) return { ...provided, userOverride: true, isVerified: false };
  const suggested = suggestions[choice - 1];
  return suggested && { ...suggested, userOverride: false, isVerified: true };
}
