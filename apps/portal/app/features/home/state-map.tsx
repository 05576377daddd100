import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { StateMap } from '../../domain/college-map/state-map.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import type { Sector } from '../../domain/colleges/sector-colors.ts';
import { type StatePin, statePinsQuery } from './queries.ts';
import styles from './state-map.module.css';

const SHOWN: readonly Sector[] = ['UNC', 'Independent', 'CommunityCollege'];
const NONE: readonly StatePin[] = [];

/** Every college of the three sectors on one map, with their number in words. */
export function StateMapSection() {
  const { t } = useLingui();
  const { data: pins = NONE, isError, isFetching, refetch } = useQuery(statePinsQuery());
  const names: Record<Sector, string> = {
    UNC: t`UNC System`,
    Independent: t`Independent`,
    CommunityCollege: t`Community college`,
    Other: t`Other`,
  };
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>
            <Trans>From Murphy to Manteo</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>Every public, community and independent college in the state, on one map.</Trans>
          </p>
        </div>
        <ButtonLink to="/college-search?view=map&state=nc">
          <Trans>Open the map</Trans>
        </ButtonLink>
      </div>
      <div className={`card ${styles.card}`}>
        <div className={styles.map}>
          <StateMap
            label={t`Map of North Carolina with a pin for each college. The college search has the same list as text.`}
            pins={pins.filter(([sector]) => SHOWN.includes(sector))}
          />
        </div>
        {isError ? (
          <ErrorState
            title={<Trans>We could not load the colleges for this map.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <ul className={`plain-list ${styles.key}`}>
            {SHOWN.map((sector) => (
              <li key={sector}>
                <SectorPin sector={sector} size={22} />
                <strong>{names[sector]}</strong>
                {pins.length > 0 && (
                  <span className="soft figures">{pins.filter(([one]) => one === sector).length}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
