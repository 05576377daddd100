import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Form, useNavigate } from 'react-router';
import { SITE_SEARCH_PATH } from '../data/site-search/path.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './missing-search.module.css';
import type { Missing, MissingKind } from './missing.ts';

/** Where each kind of thing is looked for, and the field of the address that takes the words. */
const SEARCHES: Record<MissingKind, { path: string; field: string }> = {
  college: { path: '/college-search', field: 'name' },
  career: { path: '/careers', field: 's' },
  program: { path: '/programsMajors', field: 's' },
  // An address may have asked for anything: the one search knows all kinds.
  page: { path: SITE_SEARCH_PATH, field: 'q' },
};

/** What was asked for, and a search for it. */
export function MissingSearch({ kind, asked }: Missing) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { path, field } = SEARCHES[kind];
  const hide = () => void navigate('.', { replace: true, state: null, preventScrollReset: true });
  return (
    <div className={styles.notice} data-print="no">
      <Message kind="warning" onDismiss={hide} dismissLabel={t`Hide this notice`}>
        <p>
          <MissingWords kind={kind} />
        </p>
        {asked !== '' && (
          <p className="small">
            <Trans>You asked for “{asked}”.</Trans>
          </p>
        )}
        <Form action={path} role="search" className={styles.form}>
          <div className="grow">
            <TextField
              label={<SearchWords kind={kind} />}
              name={field}
              type="search"
              defaultValue={asked}
              maxLength={100}
              autoComplete="off"
            />
          </div>
          <Button type="submit" icon={<IconSearch size={20} aria-hidden />}>
            <Trans>Search</Trans>
          </Button>
        </Form>
      </Message>
    </div>
  );
}

function MissingWords({ kind }: { kind: MissingKind }) {
  if (kind === 'college') return <Trans>We do not know that college. Look for it by name.</Trans>;
  if (kind === 'career') return <Trans>We do not know that career. Look for it by name.</Trans>;
  if (kind === 'program') return <Trans>We do not know that program. Look for it by name.</Trans>;
  return <Trans>There is no page at that address, so you are on the home page.</Trans>;
}

function SearchWords({ kind }: { kind: MissingKind }) {
  if (kind === 'career') return <Trans>Search for a career</Trans>;
  if (kind === 'program') return <Trans>Search for a program or major</Trans>;
  if (kind === 'college') return <Trans>Search for a college</Trans>;
  return <Trans>Search everything</Trans>;
}
