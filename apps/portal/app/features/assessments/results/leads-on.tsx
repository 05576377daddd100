import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './results.module.css';

/** From a result on to careers, programs and colleges. */
export function LeadsOn() {
  return (
    <section className={styles.leads} data-print="no">
      <h2>
        <Trans>Where to go from here</Trans>
      </h2>
      <p>
        <Trans>
          Save the careers that you want to look at again. Then see what you would study for them, and where.
        </Trans>
      </p>
      <div className="row row-wrap">
        <ButtonLink to="/careers">
          <Trans>All careers and clusters</Trans>
        </ButtonLink>
        <ButtonLink to="/programsMajors">
          <Trans>Majors and programs</Trans>
        </ButtonLink>
        <ButtonLink to="/college-search">
          <Trans>Find a college</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
