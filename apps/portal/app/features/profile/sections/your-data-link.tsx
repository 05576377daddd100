import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './sections.module.css';

/** The way to the page of one's own data. */
export function YourDataLink() {
  return (
    <SectionCard id="your-data" title={<Trans>Your data</Trans>}>
      <p>
        <Trans>See and download everything we keep about you, or delete your account.</Trans>
      </p>
      <p className={styles.below}>
        <ButtonLink to="/yourData">
          <Trans>Your data</Trans>
        </ButtonLink>
      </p>
    </SectionCard>
  );
}
