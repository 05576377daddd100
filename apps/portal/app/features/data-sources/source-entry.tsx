import type { CatalogSource } from '@longleaf/contract/data-sources';
import { Trans } from '@lingui/react/macro';
import { count } from '../../lib/format.ts';
import styles from './source-entry.module.css';

/** One source. Its id lets a figure's note link straight to it: `/data#ipeds-ic`. */
export function SourceEntry({ source }: { source: CatalogSource }) {
  const rows = count(source.rows);
  const file = source.loadedFrom;
  return (
    <li id={source.key} className={styles.source}>
      <div>
        <h2 className={styles.title}>{source.title}</h2>
        <p className="soft">{source.publisher}</p>
      </div>
      <div>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Year</Trans>
            </dt>
            <dd>{source.year}</dd>
          </div>
          <div>
            <dt>
              <Trans>Licence</Trans>
            </dt>
            <dd>
              {source.licenceAddress === null ? (
                source.licence
              ) : (
                <a href={source.licenceAddress}>{source.licence}</a>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Rows</Trans>
            </dt>
            <dd className="figures">{rows}</dd>
          </div>
          {source.address !== '' && (
            <div>
              <dt>
                <Trans>Published at</Trans>
              </dt>
              <dd>
                <a href={source.address}>{new URL(source.address).hostname}</a>
              </dd>
            </div>
          )}
        </dl>
        <p>{source.note}</p>
        {file !== null && (
          <p>
            <Trans>Loaded on this site from the file {file}.</Trans>
          </p>
        )}
        {source.gives.length > 0 && (
          <details className={styles.gives}>
            <summary>
              <Trans>Figures it gives</Trans>
            </summary>
            <ul>
              {source.gives.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
