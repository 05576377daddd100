import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './college-search-box.module.css';

/** Leads to the college search. A plain form, so it works before any script has run. */
export function CollegeSearchBox() {
  const { t } = useLingui();
  return (
    <Form
      action="/college-search"
      method="get"
      role="search"
      aria-label={t`Colleges`}
      className={styles.form}
    >
      <div className="grow">
        <label htmlFor="college-name" className={styles.label}>
          <Trans>Search for a college</Trans>
        </label>
        <div className={styles.field}>
          <IconSearch size={22} aria-hidden className={styles.icon} />
          <input
            id="college-name"
            name="name"
            type="search"
            className={styles.input}
            placeholder={t`For example, Wake Tech`}
            maxLength={100}
            autoComplete="off"
          />
        </div>
      </div>
      <Button type="submit" look="main" size="large" className={styles.button}>
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}
