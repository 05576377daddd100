import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './next-steps.module.css';
import { Outline, outlineLoader } from './outline.tsx';

export const clientLoader = outlineLoader;

/** Next Steps for students and parents (UI-069, GAP-063): all that the pathways hold, to be read together. */
function StudentsPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Next steps for students and parents</Trans>}
      lead={<Trans>All steps of the three pathways, with what to read and what to do.</Trans>}
      loading={t`Loading Next steps`}
      skeleton={<Skeleton height={480} />}
    >
      {({ id }) => (
        <div className={styles.parts}>
          <ul>
            <li>
              <Trans>Read a step together. Ten minutes a week is enough.</Trans>
            </li>
            <li>
              <Trans>Parents: ask, listen, and let your child write. There is no wrong plan.</Trans>
            </li>
            <li>
              <Trans>
                The form comes before the pathways. Until it opens for you, everything here is yours to read.
              </Trans>
            </li>
          </ul>
          <p>
            <Link to="/next-step">
              <Trans>Go to Next steps</Trans>
            </Link>
          </p>
          <Outline personId={id} />
        </div>
      )}
    </MemberPage>
  );
}
export default StudentsPage;
export { StudentsPage as HydrateFallback };
