import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { siteSearchQuery } from '../../data/site-search/site-search.ts';
import { type FoundThing, keyOf, thingsOf } from '../../data/site-search/ways.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SuggestField, type Suggestion } from '../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../ui/use-rested.ts';
import { NotUsed } from './not-used.tsx';
import { useKindWords } from './use-kind-words.ts';
import { later } from '../../ui/later.ts';

// No page needs what a suggestion looks like before somebody types.
const FoundThingRow = later(async () => ({ default: (await import('./found-thing.tsx')).FoundThingRow }));

interface SiteSuggestProps {
  label: React.ReactNode;
  hideLabel?: boolean;
  placeholder: string;
  /** The field of the form that takes the words where no script runs. */
  name: string;
  size?: 'large';
  value: string;
  onValue: (value: string) => void;
  /** What is searched for already: it is not suggested again. */
  known?: string;
  onPick: (thing: FoundThing) => void;
  /** Offered below the suggestions: everything that was found. */
  onAll?: (text: string) => void;
}

type SiteOption = Suggestion & { thing: FoundThing | null };

/** A field that suggests colleges, majors, careers, places, pages and guides in groups, what is meant most first. */
export function SiteSuggest({ value, known = '', onPick, onAll, ...field }: SiteSuggestProps) {
  const kindWords = useKindWords();
  const { t } = useLingui();
  const text = value.trim();
  const rested = useRested(text);
  const isAsked = rested !== '' && rested !== known && rested === text;
  const answer = useQuery({ ...siteSearchQuery(rested), enabled: isAsked });
  const { data, isError } = answer;
  const isWaiting = text !== known && isAwaited(text, rested, answer);
  const found: SiteOption[] | undefined =
    isAsked && data
      ? data.groups.flatMap((group) =>
          thingsOf(group).map((thing) => ({
            key: keyOf(thing),
            thing,
            group: kindWords[thing.kind],
            content: (
              <Suspense fallback={<Skeleton height={18} />}>
                <FoundThingRow thing={thing} />
              </Suspense>
            ),
          })),
        )
      : undefined;
  const all: SiteOption[] =
    onAll && found && found.length > 0
      ? [{ key: 'all', thing: null, content: t`Everything for “${rested}”` }]
      : [];
  return (
    <SuggestField<SiteOption>
      {...field}
      value={value}
      icon={<IconSearch size={field.size === 'large' ? 22 : 20} aria-hidden />}
      options={found && [...found, ...all]}
      waiting={isWaiting}
      failed={
        isAsked && isError && <Trans>We could not load suggestions. Press Enter to search anyway.</Trans>
      }
      note={isAsked && data && data.unused.length > 0 && <NotUsed words={data.unused} />}
      onPick={({ thing }) => (thing ? onPick(thing) : onAll?.(rested))}
      nothing={
        data?.undecided ? (
          <Trans>Not sure yet? Press Enter to look around.</Trans>
        ) : (
          <Trans>Nothing has these words. Try fewer, or another word for it.</Trans>
        )
      }
    />
  );
}
