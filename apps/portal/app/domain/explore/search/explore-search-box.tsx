import { Trans } from '@lingui/react/macro';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { IconSearch } from '@tabler/icons-react';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref } from 'react-router';
import { type Suggestion, SuggestField } from '../../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../../ui/use-rested.ts';

interface ExploreSearchBoxProps<Found, Key extends QueryKey> {
  label: string;
  path: string;
  /** What is searched for now. */
  text: string;
  onText: (text: string) => void;
  /** Things whose name fits what is typed. */
  suggestionsFor: (text: string) => UseQueryOptions<Found[], Error, Found[], Key>;
  toOption: (found: Found) => Suggestion;
  onPick: (found: Found) => void;
  nothing: React.ReactNode;
}

/** Type a name: a suggestion leads to its page, Enter lists everything that fits. */
export function ExploreSearchBox<Found, Key extends QueryKey>(props: ExploreSearchBoxProps<Found, Key>) {
  const { label, path, text, onText, suggestionsFor, toOption, onPick, nothing } = props;
  const action = useHref(path);
  const [shown, setShown] = useState(text);
  const [typed, setTyped] = useState(text);
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const rested = useRested(typed.trim());
  const asked = rested !== '' && rested !== text && rested === typed.trim();
  const answer = useQuery({ ...suggestionsFor(rested), enabled: asked });
  const { data } = answer;
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onText(typed.trim());
      }}
    >
      <SuggestField
        label={label}
        hideLabel
        name="s"
        placeholder={label}
        icon={<IconSearch size={20} aria-hidden />}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          if (value === '' && text !== '') onText('');
        }}
        options={asked ? data?.map((found) => ({ ...toOption(found), found })) : undefined}
        waiting={typed.trim() !== text && isAwaited(typed, rested, answer)}
        onPick={({ found }) => onPick(found)}
        nothing={isUndecided(rested) ? <Trans>Not sure yet? Press Enter to look around.</Trans> : nothing}
      />
    </form>
  );
}
