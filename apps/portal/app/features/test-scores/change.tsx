import { Plural, Trans } from '@lingui/react/macro';

/** How a score differs from the one before, in words. */
export function Change({ by }: { by: number }) {
  if (by === 0) return <Trans>the same as before</Trans>;
  const points = Math.abs(by);
  return by > 0 ? (
    <Plural value={points} one="# more than before" other="# more than before" />
  ) : (
    <Plural value={points} one="# less than before" other="# less than before" />
  );
}
