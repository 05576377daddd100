import { useLingui } from '@lingui/react/macro';
import { IconClipboardCheck, IconHome, IconMap2, IconPlant, IconSearch } from '@tabler/icons-react';
import { useSettings } from '../lib/settings.ts';
import { TAB_PLACES } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';
import { placesThere } from './places-there.ts';
import { usePerson } from './session/session.ts';
import styles from './tab-bar.module.css';

const ICONS = {
  home: IconHome,
  colleges: IconSearch,
  careers: IconMap2,
  plan: IconPlant,
  apply: IconClipboardCheck,
};

/** The five places at the bottom of a phone, for people who are signed in. */
export function TabBar() {
  return usePerson() && <TabLinks />;
}

/** The bar itself. `hidden` until it is known that somebody is signed in, where a script finds that out. */
export function TabLinks({ hidden }: { hidden?: boolean }) {
  const { t } = useLingui();
  const settings = useSettings();
  return (
    <nav aria-label={t`Quick links`} className={styles.bar} data-tabs data-print="no" hidden={hidden}>
      {placesThere(TAB_PLACES, settings).map(({ key, ...place }) => {
        const Icon = ICONS[key];
        return (
          <PlaceLink key={key} place={place} className={styles.tab} icon={<Icon size={22} aria-hidden />} />
        );
      })}
    </nav>
  );
}
