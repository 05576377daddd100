import { useLingui as useMessages } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useSettings } from '../../lib/settings.ts';
import { OutwardLink } from '../../ui/outward-link.tsx';
import styles from './external-content-page.module.css';
import { OFFICIAL_SITES } from './official-sites.ts';

export const handle: PageHandle = {
  facts: () => ({
    title: msg`More to read`,
    description: msg`Official sites for money, admission, work and rights, and what each one is for.`,
    canonical: '/externalContent',
  }),
};

/** Where to read on outside of this site (UI-046): who runs it, and what for. Nothing of the reader goes along. */
export default function ExternalContentPage() {
  const { _ } = useMessages();
  const { contentUrl } = useSettings();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>More to read</Trans>
      </h1>
      <p className={styles.intro}>
        <Trans>
          These are official sites. We do not run them, and we tell them nothing about you. Type your Social
          Security number or a bank card only where the address in your browser is the one you expect.
        </Trans>
      </p>
      {contentUrl && (
        <p>
          <a href={`${contentUrl}/plan-your-future`}>
            <Trans>Read our own guides first</Trans>
          </a>
        </p>
      )}
      {OFFICIAL_SITES.map(({ key, heading, sites }) => (
        <section key={key} aria-labelledby={key} className={styles.group}>
          <h2 id={key}>{_(heading)}</h2>
          <ul className={`plain-list ${styles.sites}`}>
            {sites.map(({ name, address, use }) => (
              <li key={address}>
                <OutwardLink href={address}>
                  <span translate="no">{name}</span>
                </OutwardLink>
                <p>{_(use)}</p>
                <p className="small soft" translate="no">
                  {new URL(address).host}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
