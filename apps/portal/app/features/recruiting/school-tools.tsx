import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { startTransition, useOptimistic, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CollegesQuestion, questionAddress } from './question.ts';
import styles from './recruiting.module.css';

/** A name to search by, and whether only those that were asked are shown. Each choice is an address of its own. */
export function SchoolTools({ asked }: { asked: CollegesQuestion }) {
  const navigate = useNavigate();
  const action = useHref('/collegeRecruiter');
  // What was pressed and typed shows at once; the address follows, and has the last word, also where Back is pressed
  // before it has.
  const [searched, setSearched] = useState(asked.search);
  const [typed, setTyped] = useState(asked.search);
  const [only, showOnly] = useOptimistic(asked.recruitedOnly);
  if (searched !== asked.search) {
    setSearched(asked.search);
    setTyped(asked.search);
  }
  const go = async (change: Partial<CollegesQuestion>) =>
    navigate(questionAddress({ ...asked, page: 1, ...change }), { preventScrollReset: true });
  return (
    <form
      role="search"
      className={styles.tools}
      action={action}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        void go({ search: typed.trim() });
      }}
    >
      <div className={styles.line}>
        <div className="grow">
          <TextField
            label={<Trans>Name of a college</Trans>}
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
      </div>
      <CheckBox
        name="asked"
        value="true"
        checked={only}
        onChange={({ currentTarget: { checked } }) => {
          startTransition(async () => {
            showOnly(checked);
            await go({ recruitedOnly: checked, search: typed.trim() });
          });
        }}
      >
        <Trans>Only colleges that I asked</Trans>
      </CheckBox>
    </form>
  );
}
