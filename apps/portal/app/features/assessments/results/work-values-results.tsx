import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { plainResults } from './plain-results.tsx';
import type { ResultProps, ResultView } from './registry.ts';

/** What somebody wants whose value it is, by the id of the category: a whole sentence. */
const YOU_WANT: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`You want to use what you are good at.`,
  2: msg`You want to decide for yourself.`,
  3: msg`You want to get ahead and be seen.`,
  4: msg`People matter to you.`,
  5: msg`You want a boss who backs you.`,
  6: msg`You want a steady job in a good place.`,
};

/** Two sentences from the top values; more than three at the top are many. */
function Headline({ results }: ResultProps) {
  const { i18n } = useLingui();
  const top = results.filter(({ isTop }) => isTop);
  if (top.length > 3) return <Trans>Many things matter to you alike.</Trans>;
  return top
    .flatMap(({ category }) => {
      const words = YOU_WANT[category?.id ?? 0];
      return words ? [i18n._(words)] : [];
    })
    .join(' ');
}

function Meaning() {
  return (
    <>
      <p>
        <Trans>
          Each value counts where its cards lie: 5 points for what matters most, 1 for what matters least.
          Some values have more cards than others, so their points are weighted to reach 30 at most.
        </Trans>
      </p>
      <p>
        <Trans>
          The order counts more than the points. A short bar is not bad: you had to put something last. Ask
          about what comes first when you visit a workplace.
        </Trans>
      </p>
    </>
  );
}

export const workValuesResults: ResultView = {
  ...plainResults,
  Headline,
  Meaning,
  byZone: true,
};
