/** The choice that keeps the address as the person typed it (CON-100). */
export const KEEP_MINE = 0;
/** No choice yet (CON-100). */
export const UNDECIDED = -1;

/** What becomes of the address window when its main button is pressed. */
export type Decision = 'ask' | 'confirm' | 'save';

/**
 * Decides what follows from the choices, one for each address: 0 keep mine, -1 undecided, n the n-th suggestion.
 * While one is undecided the window asks for it and stays (ST-237, decision 0023); leaving the window stops the save
 * (GAP-092). A kept address asks once more (ST-238).
 */
export function decide(choices: readonly number[], confirmed: boolean): Decision {
  if (choices.includes(UNDECIDED)) return 'ask';
  return choices.includes(KEEP_MINE) && !confirmed ? 'confirm' : 'save';
}

/** The marks of an address that follow from a choice (ST-234, ST-236): a suggestion is as verified as its check says. */
export function chosenAddress<
  Address extends { isVerified?: boolean | null | undefined; userOverride?: boolean | null | undefined },
>(provided: Address, suggestions: readonly Address[], choice: number): Address | undefined {
  if (choice === UNDECIDED) return undefined;
  if (choice === KEEP_MINE) return { ...provided, userOverride: true, isVerified: false };
  const suggested = suggestions[choice - 1];
  return suggested && { ...suggested, userOverride: false };
}
