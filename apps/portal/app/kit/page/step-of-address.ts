/**
 * The step that an address asks for, or the furthest that may be shown: nobody enters the third step before the second
 * is done.
 * @param asked what stands in the address, or null
 * @param reached how many steps are done
 */
export function stepOfAddress<Step extends string>(
  steps: readonly [Step, ...Step[]],
  asked: string | null,
  reached: number,
): { step: Step; number: number } {
  const wanted = steps.findIndex((step) => step === asked);
  const index = Math.min(Math.max(wanted, 0), reached, steps.length - 1);
  return { step: steps[index] ?? steps[0], number: index + 1 };
}
