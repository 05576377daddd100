import type { CatalogSource } from '@longleaf/contract/data-sources';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { count } from '../../lib/format.ts';
import styles from './source-entry.module.css';

/** How the tables that ship with the product came here. */
const SHIPPED: Readonly<Record<NonNullable<CatalogSource['shipped']>, MessageDescriptor>> = {
  file: msg`From a copy of the publisher’s file`,
  derived: msg`From a table that others made from the publisher’s file`,
  byHand: msg`Copied by hand from a copy of the publisher’s table`,
  own: msg`Put together by us`,
};

/** One source. Its id lets a figure's note link straight to it: `/data#ipeds-ic`. */
export function SourceEntry({ source }: { source: CatalogSource }) {
  const { i18n } = useLingui();
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
              <Trans>License</Trans>
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
          {source.shipped !== null && (
            <div>
              <dt>
                <Trans>How it came here</Trans>
              </dt>
              <dd data-way={source.shipped}>{i18n._(SHIPPED[source.shipped])}</dd>
            </div>
          )}
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
