import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../../lib/format.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../../ui/use-rested.ts';
import { majorSuggestionsQuery } from '../lookups.ts';
import { majorCountsQuery } from '../queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { addMajor } from '../../../domain/college-search/edit.ts';
import { ChosenMajors } from './chosen-majors.tsx';
import styles from './filter.module.css';

interface MajorFilterProps {
  search: CollegeSearch;
  onFilters: (filters: CollegeFilters) => void;
  onBrowse: () => void;
}

/** The majors that are chosen. Type one and take one of those that fit, or look through all of them. */
export function MajorFilter({ search, onFilters, onBrowse }: MajorFilterProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const answer = useQuery(majorSuggestionsQuery(rested));
  const { data } = answer;
  const waiting = isAwaited(text, rested, answer);
  const { filters } = search;
  const counts = useQuery(majorCountsQuery(search, data?.map(({ cipCode }) => cipCode) ?? []));
  const onMajor = (cipCode: string) => onFilters(addMajor(filters, cipCode));
  const options = data?.map(({ cipCode, title }) => ({
    key: cipCode,
    content: (
      <>
        <span className="grow">{title}</span>
        <span className="note-text soft figures">{written(counts.data?.[cipCode])}</span>
      </>
    ),
  }));
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Major</Trans>
      </legend>
      {filters.majors.length > 0 && <ChosenMajors search={search} onFilters={onFilters} />}
      <SuggestField
        label={<Trans>Major</Trans>}
        hideLabel
        placeholder={t`Type a major`}
        icon={<IconSearch size={18} aria-hidden />}
        value={text}
        onValue={setText}
        options={rested === '' ? undefined : options}
        waiting={waiting}
        onPick={(option) => {
          setText('');
          onMajor(option.key);
        }}
        onEnter={() => {
          const first = options?.[0];
          if (waiting || !first) return;
          setText('');
          onMajor(first.key);
        }}
        nothing={<Trans>No major has these words. Try a shorter one.</Trans>}
      />
      <button type="button" className={styles.more} onClick={onBrowse}>
        <Trans>See all majors</Trans>
      </button>
    </fieldset>
  );
}

const written = (colleges: number | undefined) => (colleges === undefined ? null : count(colleges));
