import { Trans } from '@lingui/react/macro';

/** Says which of the words that were typed nothing that was found has. */
export function NotUsed({ words }: { words: readonly string[] }) {
  const left = words.join(' ');
  return <Trans>We did not use “{left}”.</Trans>;
}
