import { Trans, useLingui } from '@lingui/react/macro';
import { useLastSearch } from '../../shell/last-search.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../domain/college-covers/cover.tsx';
import styles from './continue-panel.module.css';

/** The one next thing: the last search, or a first one. */
export function ContinuePanel() {
  const { t } = useLingui();
  const search = useLastSearch();
  return (
    <section className={`card ${styles.panel}`} aria-label={t`Continue where you left off`}>
      <div className={styles.cover}>
        <Cover seed={199111} sector="UNC" land="mountains" width={420} height={300} />
      </div>
      <div className={styles.text}>
        {search === null ? (
          <>
            <p className="eyebrow">
              <Trans>A good first step</Trans>
            </p>
            <h2>
              <Trans>Find colleges that fit you</Trans>
            </h2>
            <p>
              <Trans>Search by place, price and major, and save the ones you like.</Trans>
            </p>
          </>
        ) : (
          <>
            <p className="eyebrow">
              <Trans>Continue where you left off</Trans>
            </p>
            <h2>
              <Trans>Your college search</Trans>
            </h2>
            <p>
              <Trans>Your filters are still as you left them.</Trans>
            </p>
          </>
        )}
        <p className={styles.actions}>
          <ButtonLink look="main" to={search ?? '/college-search'}>
            {search === null ? <Trans>Find a college</Trans> : <Trans>Continue your search</Trans>}
          </ButtonLink>
          {search !== null && (
            <ButtonLink look="quiet" to="/college-search">
              <Trans>Start a new search</Trans>
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  );
}
