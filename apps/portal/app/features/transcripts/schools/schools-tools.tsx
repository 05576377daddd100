import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useHref, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { questionAddress, type SchoolsQuestion } from './question.ts';
import styles from './schools.module.css';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

interface SchoolsToolsProps {
  /** What is chosen; its schools may still be on their way. */
  chosen: SchoolsQuestion;
  onChoose: (chosen: SchoolsQuestion, address: string) => void;
}

/** Which list, words to search by, and a letter to begin with. Each choice leads to the first page of its own address. */
export function SchoolsTools({ chosen, onChoose }: SchoolsToolsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const action = useHref('/transcriptSchools');
  const [shown, setShown] = useState(chosen.search);
  const [typed, setTyped] = useState(chosen.search);
  if (shown !== chosen.search) {
    setShown(chosen.search);
    setTyped(chosen.search);
  }
  const changed = (change: Partial<SchoolsQuestion>) => ({ ...chosen, page: 1, ...change });
  const addressOf = (change: Partial<SchoolsQuestion>) => questionAddress(changed(change));
  const go = (change: Partial<SchoolsQuestion>) => {
    const address = addressOf(change);
    onChoose(changed(change), address);
    void navigate(address, { preventScrollReset: true });
  };
  return (
    <div className={styles.tools} data-print="no">
      <div className={styles.line}>
        <Segmented
          label={t`Which list`}
          value={chosen.kind}
          options={[
            { value: 'colleges', content: <Trans>Colleges</Trans> },
            { value: 'high-schools', content: <Trans>High schools</Trans> },
          ]}
          onValue={(kind) => go({ kind, startsWith: '', search: '' })}
        />
        <form
          role="search"
          className={styles.search}
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            go({ search: typed.trim() });
          }}
        >
          {chosen.kind !== 'colleges' && <input type="hidden" name="kind" value={chosen.kind} />}
          {chosen.startsWith !== '' && <input type="hidden" name="startsWith" value={chosen.startsWith} />}
          <div className="grow">
            <TextField
              label={
                chosen.kind === 'colleges' ? (
                  <Trans>Name or town</Trans>
                ) : (
                  <Trans>Name, town, county or CEEB code</Trans>
                )
              }
              name="search"
              type="search"
              maxLength={100}
              icon={<IconSearch size={20} aria-hidden />}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </div>
      <nav aria-label={t`First letter`}>
        <ul className={`plain-list ${styles.letters}`}>
          <li>
            <Link
              to={addressOf({ startsWith: '' })}
              aria-current={chosen.startsWith === '' ? 'true' : undefined}
              preventScrollReset
            >
              <Trans>All</Trans>
            </Link>
          </li>
          {LETTERS.map((letter) => (
            <li key={letter}>
              <Link
                to={addressOf({ startsWith: letter })}
                aria-current={chosen.startsWith.toUpperCase() === letter ? 'true' : undefined}
                preventScrollReset
              >
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
