import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedCollege } from '@longleaf/contract/school-lists';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Pill, PillRow } from '../../ui/pill.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import styles from './college-picks.module.css';
import { collegesOf } from './colleges-of.ts';

interface CollegePicksProps {
  label: ReactNode;
  name: string;
  /** What may be chosen; undefined while it loads. */
  colleges: readonly ListedCollege[] | undefined;
  /** Said where the list did not come. */
  failed: ReactNode;
  chosen: readonly string[];
  onChosen: (names: readonly string[]) => void;
  /** What the chosen ones are called for those who hear the page. */
  chosenLabel: string;
  error?: string | undefined;
}

/** Several colleges of a list: typed, picked, and each taken off again. */
export function CollegePicks(props: CollegePicksProps) {
  const { label, name, colleges, failed, chosen, onChosen, chosenLabel, error } = props;
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = colleges && collegesOf(colleges, text, chosen);
  return (
    <div className={styles.picks}>
      <SuggestField
        label={label}
        name={name}
        icon={<IconSearch size={20} aria-hidden />}
        value={text}
        onValue={setText}
        options={found?.map((college) => ({
          key: college.id,
          college,
          content: (
            <>
              <span className="grow">{college.name}</span>
              <span className="note-text soft">{college.city}</span>
            </>
          ),
        }))}
        failed={failed}
        onPick={({ college }) => {
          setText('');
          onChosen([...chosen, college.name]);
        }}
        onEnter={() => undefined}
        nothing={<Trans>No college in North Carolina has this name.</Trans>}
      />
      {error && <p className={styles.error}>{error}</p>}
      {chosen.length > 0 && (
        <PillRow label={chosenLabel}>
          {chosen.map((one) => (
            <Pill
              key={one}
              removeLabel={t`Remove ${one}`}
              onRemove={() => onChosen(chosen.filter((other) => other !== one))}
            >
              {one}
            </Pill>
          ))}
        </PillRow>
      )}
    </div>
  );
}
