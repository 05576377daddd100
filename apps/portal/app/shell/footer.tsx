import { Trans, useLingui } from '@lingui/react/macro';
import { useSettings } from '../lib/settings.ts';
import { Mark } from '../ui/drawings/mark.tsx';
import styles from './footer.module.css';
import { FOOTER_COLUMNS } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';
import { groupsThere } from './places-there.ts';

export function Footer() {
  const { i18n } = useLingui();
  const settings = useSettings();
  return (
    <footer className={styles.footer} data-ground="dark" data-print="no">
      <div className={styles.grass} />
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.logo}>
            <Mark size={34} ground="dark" />
            {settings.productName}
          </p>
          <p>
            <Trans>Free college and career planning for everyone in North Carolina.</Trans>
          </p>
        </div>
        {groupsThere(FOOTER_COLUMNS, settings).map(({ heading, places }) => (
          <div key={heading.id}>
            <h2>{i18n._(heading)}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.label.id}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
