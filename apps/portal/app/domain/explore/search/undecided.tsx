import { Trans } from '@lingui/react/macro';
import type { ExploreCluster } from '@longleaf/contract/explore-search';
import { Link } from 'react-router';
import styles from './explore-search.module.css';
import { FIRST_PLACE } from './place.ts';
import type { ExplorePlaceHandle } from './use-explore-place.ts';

interface UndecidedProps {
  clusters: readonly ExploreCluster[];
  handle: ExplorePlaceHandle;
}

/** For somebody who typed that they are not sure: the families to look around in. */
export function Undecided({ clusters, handle: { addressOf } }: UndecidedProps) {
  return (
    <section className={styles.undecided}>
      <h2 className={styles.count}>
        <Trans>Not sure yet? Look around</Trans>
      </h2>
      <p>
        <Trans>
          Many people do not know yet. Choose a career cluster that sounds like you and see what is in it.
        </Trans>
      </p>
      <ul className={`plain-list ${styles.families}`}>
        {clusters.map(({ code, name }) => (
          <li key={code}>
            <Link to={addressOf({ ...FIRST_PLACE, type: 'cluster', cluster: code })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
