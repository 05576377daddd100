import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { SITE_SEARCH_PATH } from '../../data/site-search/path.ts';
import { siteSearchAddress, wayTo } from '../../data/site-search/ways.ts';
import { Button } from '../../ui/button.tsx';
import styles from './site-search-box.module.css';
import { SiteSuggest } from './site-suggest.tsx';
import { useGoWay } from './use-go-way.ts';

/** What was typed, by the step of history: Back brings it again. It lives no longer than the document. */
const typedAt = new Map<string, string>();

interface SiteSearchBoxProps {
  label: React.ReactNode;
  hideLabel?: boolean;
  /** Whether Back brings what was typed: on a page whose address does not say it. */
  keepsTyped?: boolean;
  size?: 'large';
  /** What stands in it at first. */
  text?: string;
}

/**
 * One search for colleges, majors, careers, places and guides. A suggestion leads there; Enter goes where the likeliest
 * of them leads. A plain form where no script runs.
 */
export function SiteSearchBox({ text = '', size, keepsTyped = false, ...field }: SiteSearchBoxProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  const [typed, setTyped] = useState((keepsTyped && typedAt.get(key)) || text);
  const type = (value: string) => {
    if (keepsTyped) typedAt.set(key, value);
    setTyped(value);
  };
  const navigate = useNavigate();
  const goWay = useGoWay();
  const action = useHref(SITE_SEARCH_PATH);
  return (
    <form
      role="search"
      aria-label={t`Everything`}
      action={action}
      className={styles.form}
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void navigate(siteSearchAddress(typed.trim()));
      }}
    >
      <div className={styles.field}>
        <SiteSuggest
          {...field}
          {...(size && { size })}
          name="q"
          placeholder={t`Like nursing or Boone`}
          value={typed}
          onValue={type}
          known={text}
          onPick={(thing) => goWay(wayTo(thing))}
          onAll={(all) => void navigate(siteSearchAddress(all, true))}
        />
      </div>
      <Button type="submit" look="main" {...(size && { size })}>
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
