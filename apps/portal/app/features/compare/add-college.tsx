import { Trans, useLingui } from '@lingui/react/macro';
import { mostCompared } from '@longleaf/contract/search-limits';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import { CollegePlace } from '../../shell/site-search/college-place.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../ui/use-rested.ts';
import type { ComparedCollege } from './compared-college.ts';
import styles from './compare-screen.module.css';
import { collegeNamesQuery } from '../../data/colleges/college-names.ts';

interface AddCollegeProps {
  /** What the address asks for already. */
  names: readonly string[];
  shown: readonly ComparedCollege[];
  onAdd: (urlName: string) => void;
}

/** Adds a college by its name, while there is room. */
export function AddCollege({ names, shown, onAdd }: AddCollegeProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const answer = useQuery(collegeNamesQuery(rested));
  const { data } = answer;
  const waiting = isAwaited(text, rested, answer);
  if (names.length >= mostCompared) {
    return (
      <p className={`soft ${styles.add}`} data-print="no">
        <Trans>Ten colleges are shown. Take one out to add another.</Trans>
      </p>
    );
  }
  const options = data
    ?.filter(({ id }) => !shown.some(({ card }) => card.id === id))
    .map((college) => ({
      key: college.id,
      college,
      content: (
        <>
          <SectorPin sector={college.collegeType} />
          <span className="grow">{college.name}</span>
          <span className="note-text soft">
            <CollegePlace college={college} />
          </span>
        </>
      ),
    }));
  return (
    <div className={styles.add} data-print="no">
      <SuggestField
        label={<Trans>Add a college</Trans>}
        placeholder={t`Name of a college`}
        icon={<IconPlus size={20} aria-hidden />}
        value={text}
        onValue={setText}
        options={rested === '' ? undefined : options}
        waiting={waiting}
        onPick={({ college }) => {
          setText('');
          onAdd(college.urlName);
        }}
        onEnter={() => {
          const first = options?.[0];
          if (waiting || !first) return;
          setText('');
          onAdd(first.college.urlName);
        }}
        nothing={<Trans>No other college has this name.</Trans>}
      />
    </div>
  );
}
