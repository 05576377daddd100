import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import styles from './explore-search.module.css';

/** The two sides of the same question: what to be, and what to study for it. */
export function ExploreSides() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Careers or majors`} className={styles.sides}>
      <NavLink to="/careers">
        <Trans>Careers</Trans>
      </NavLink>
      <NavLink to="/programsMajors">
        <Trans>Majors and programs</Trans>
      </NavLink>
    </nav>
  );
}
