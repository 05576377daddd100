import { Trans } from '@lingui/react/macro';
import type { Life } from '@longleaf/rules/reality-check/amounts';
import { type Budget, changeBetween, costOfLife } from '@longleaf/rules/reality-check/budget';
import { useState } from 'react';
import { dollars } from '../../../../lib/format.ts';
import { useRested } from '../../../../ui/use-rested.ts';

/** Long enough for an amount to be typed to its end. */
const REST = 800;

/** What the last change of a whole life did (UI-056): so much more or less a month, and in pay. Nothing while lines are open. */
export function LastChange({ life }: { life: Life }) {
  const change = useLastChange(life.budget);
  if (!change) return null;
  const amount = dollars(Math.abs(change.aMonth));
  const pay = dollars(Math.abs(change.payNeeded));
  return (
    <p>
      {change.aMonth > 0 ? (
        <Trans>Your last change costs {amount} more a month.</Trans>
      ) : (
        <Trans>Your last change saves {amount} a month.</Trans>
      )}{' '}
      <PayDiffers by={change.payNeeded} pay={pay} />
    </p>
  );
}

function PayDiffers({ by, pay }: { by: number; pay: string }) {
  if (by === 0) return <Trans>The pay that you need stays about the same.</Trans>;
  if (by > 0) return <Trans>The job must pay about {pay} more a year.</Trans>;
  return <Trans>A job that pays about {pay} less a year is enough.</Trans>;
}

function useLastChange(budget: Budget) {
  const rested = useRested(JSON.stringify(budget), REST);
  const [seen, setSeen] = useState({ before: rested, now: rested });
  if (seen.now !== rested) setSeen({ before: seen.now, now: rested });
  const [before, after] = [JSON.parse(seen.before) as Budget, JSON.parse(seen.now) as Budget];
  if ([before, after].some((one) => costOfLife(one).missing.length > 0)) return undefined;
  const change = changeBetween(before, after);
  return change.aMonth === 0 ? undefined : change;
}
