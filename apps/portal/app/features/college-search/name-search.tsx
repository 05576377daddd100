import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { useRested } from '../../ui/use-rested.ts';
import { profileAddress } from '../../data/colleges/college-card.ts';
import styles from './name-search.module.css';
import { collegeNamesQuery } from '../../data/colleges/college-names.ts';
import { SEARCH_PATH } from './state/address.ts';

interface NameSearchProps {
  /** The name that is searched for now. */
  name: string;
  onName: (name: string) => void;
}

/** Type a name: a suggestion leads to that college, Enter lists every college whose name has the words. */
export function NameSearch({ name, onName }: NameSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const action = useHref(SEARCH_PATH);
  const [shown, setShown] = useState(name);
  const [text, setText] = useState(name);
  if (shown !== name) {
    setShown(name);
    setText(name);
  }
  const rested = useRested(text.trim());
  const { data } = useQuery({ ...collegeNamesQuery(rested), enabled: rested !== '' && rested !== name });
  const options = data?.map((college) => ({
    key: college.id,
    college,
    content: (
      <>
        <SectorPin sector={college.collegeType} />
        <span className="grow">{college.name}</span>
        <span className="note-text soft">
          {college.city}, {college.state}
        </span>
      </>
    ),
  }));
  return (
    <form
      className={styles.form}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onName(text);
      }}
    >
      <SuggestField
        label={<Trans>College name</Trans>}
        hideLabel
        name="name"
        placeholder={t`College name`}
        icon={<IconSearch size={20} aria-hidden />}
        value={text}
        onValue={(value) => {
          setText(value);
          if (value === '' && name !== '') onName('');
        }}
        options={rested === '' || rested === name ? undefined : options}
        onPick={({ college }) => void navigate(profileAddress(college))}
        nothing={<Trans>No college has this name. Press Enter to search all the same.</Trans>}
      />
    </form>
  );
}
