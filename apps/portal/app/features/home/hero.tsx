import { Trans } from '@lingui/react/macro';
import { Landscape } from '../../ui/drawings/landscape.tsx';
import { SiteSearchBox } from '../../shell/site-search/site-search-box.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.text}`}>
        <h1 className={styles.display}>
          <Trans>College plans grow here</Trans>
        </h1>
        <p className={styles.promise}>
          <Trans>
            Find North Carolina colleges, see what they really cost, and keep the ones you like. Free for
            students, families and educators.
          </Trans>
        </p>
        <div className={styles.search}>
          <SiteSearchBox keepsTyped size="large" label={<Trans>What are you looking for?</Trans>} />
        </div>
      </div>
      <div className={styles.land}>
        <Landscape className={styles.drawing} />
      </div>
    </section>
  );
}
