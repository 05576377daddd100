import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FoundGroup } from '@longleaf/contract/site-search';
import { siteSearchQuery } from '../../data/site-search/site-search.ts';
import { keyOf, listOf, thingsOf, type Way, wayTo } from '../../data/site-search/ways.ts';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { useSettings } from '../../lib/settings.ts';
import { FoundName, FoundNote } from '../../shell/site-search/found-thing.tsx';
import { NotUsed } from '../../shell/site-search/not-used.tsx';
import { useKindWords } from '../../shell/site-search/use-kind-words.ts';
import { SiteSearchBox } from '../../shell/site-search/site-search-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from 'react-router';
import styles from './site-search.module.css';

/** The page of the search: everything that a text means, in groups; where there is nothing, the ways on. */
export function SiteSearchScreen({ text }: { text: string }) {
  const { data, isError, refetch, isFetching } = useQuery(siteSearchQuery(text));
  return (
    <PageFrame title={text === '' ? <Trans>Search</Trans> : <Trans>Search for “{text}”</Trans>}>
      <div className={styles.box} data-print="no">
        <SiteSearchBox label={<Trans>What are you looking for?</Trans>} text={text} />
      </div>
      {isError && (
        <div className="apart">
          <ErrorState
            title={<Trans>The search did not work.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </div>
      )}
      {text === '' && (
        <p className={styles.hint}>
          <Trans>Type a college, a major, a career, a town or a ZIP code.</Trans>
        </p>
      )}
      {data && data.unused.length > 0 && (
        <p className={styles.hint} role="status">
          <NotUsed words={data.unused} />
        </p>
      )}
      {data?.groups.map((group) => (
        <Group key={group.kind} group={group} text={text} />
      ))}
      {data?.groups.length === 0 && <NothingFound text={text} />}
    </PageFrame>
  );
}

function Group({ group, text }: { group: FoundGroup; text: string }) {
  const words = useKindWords();
  const list = listOf(group.kind, text);
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{words[group.kind]}</h2>
      <ul className="plain-list">
        {thingsOf(group).map((thing) => (
          <li key={keyOf(thing)} className={styles.thing}>
            <WayLink way={wayTo(thing)}>
              <FoundName thing={thing} />
            </WayLink>
            <span className="note-text soft">
              <FoundNote thing={thing} />
            </span>
          </li>
        ))}
      </ul>
      {list !== null && (
        <p className={styles.more}>
          <Link to={list} className="strong-link">
            {group.kind === 'college' && <Trans>All colleges for “{text}”</Trans>}
            {group.kind === 'career' && <Trans>All careers for “{text}”</Trans>}
            {group.kind === 'major' && <Trans>All majors and programs for “{text}”</Trans>}
          </Link>
        </p>
      )}
    </section>
  );
}

function WayLink({ way, children }: { way: Way; children: React.ReactNode }) {
  const { contentUrl } = useSettings();
  if ('to' in way) return <Link to={way.to}>{children}</Link>;
  return <a href={(contentUrl ?? '') + way.contentPath}>{children}</a>;
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState
      title={<Trans>Nothing found for “{text}”</Trans>}
      actions={
        <>
          <ButtonLink look="main" to="/college-search">
            <Trans>All colleges</Trans>
          </ButtonLink>
          <ButtonLink to="/careers">
            <Trans>All careers</Trans>
          </ButtonLink>
          <ButtonLink to="/programsMajors">
            <Trans>All majors and programs</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Try fewer words or another word for it, or look through one of these.</Trans>
      </p>
    </EmptyState>
  );
}
