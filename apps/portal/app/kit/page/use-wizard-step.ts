import { useSearchParams } from 'react-router';
import { stepOfAddress } from './step-of-address.ts';

const STEP = 'step';

/**
 * The step of a wizard, kept in the address: Back goes one step back, a reload stays.
 * @param reached how many steps are done
 */
export function useWizardStep<Step extends string>(steps: readonly [Step, ...Step[]], reached: number) {
  const [query, setQuery] = useSearchParams();
  const { step, number } = stepOfAddress(steps, query.get(STEP), reached);
  const go = (next: Step) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(STEP, next);
        return after;
      },
      { preventScrollReset: true },
    );
  return { step, number, of: steps.length, go };
}
