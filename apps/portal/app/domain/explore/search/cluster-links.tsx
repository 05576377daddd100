import { Trans, useLingui } from '@lingui/react/macro';
import type { ExploreCluster } from '@longleaf/contract/explore-search';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import styles from './explore-search.module.css';
import { FIRST_PLACE } from './place.ts';
import type { ExplorePlaceHandle } from './use-explore-place.ts';

interface ClusterLinksProps {
  clusters: readonly ExploreCluster[];
  handle: ExplorePlaceHandle;
}

/** The 16 career clusters with how much each has: links beside the results, one field on a phone. */
export function ClusterLinks({ clusters, handle: { place, addressOf, show } }: ClusterLinksProps) {
  const { t } = useLingui();
  // Without the clusters their heading would stand over nothing.
  if (clusters.length === 0) return null;
  return (
    <>
      <nav aria-label={t`Career clusters`} className="not-phone">
        <h2 className={styles.railTitle}>
          <Trans>Career clusters</Trans>
        </h2>
        <ul className={`plain-list ${styles.clusters}`}>
          {clusters.map(({ code, name, count: size }) => (
            <li key={code}>
              <Link
                to={addressOf({ ...FIRST_PLACE, type: 'cluster', cluster: code })}
                aria-current={place.cluster === code ? 'true' : undefined}
                preventScrollReset
              >
                <span className="grow">{name}</span>
                <span className="soft figures">{count(size)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="only-phone">
        <SelectField
          label={<Trans>Career cluster</Trans>}
          value={place.cluster ?? ''}
          onChange={(event) => {
            const cluster = event.currentTarget.value;
            show(cluster === '' ? { type: 'text' } : { type: 'cluster', cluster, occCode: null });
          }}
        >
          <option value="">{t`All clusters`}</option>
          {clusters.map(({ code, name, count: size }) => (
            <option key={code} value={code}>
              {`${name} (${count(size)})`}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
