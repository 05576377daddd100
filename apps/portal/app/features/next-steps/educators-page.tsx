import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './next-steps.module.css';
import { Outline, outlineLoader } from './outline.tsx';

export const clientLoader = outlineLoader;

/** Next Steps for educators (UI-070, GAP-063): what each step asks, for a class. */
function EducatorsPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Next steps for educators</Trans>}
      lead={<Trans>What students are asked in each step, for a class or a talk.</Trans>}
      loading={t`Loading Next steps`}
      skeleton={<Skeleton height={480} />}
    >
      {({ id }) => (
        <div className={styles.parts}>
          <ul>
            <li>
              <Trans>You can open every step yourself, without the form, to see what students see.</Trans>
            </li>
            <li>
              <Trans>A step fits into one class period. Let students answer alone, then talk in pairs.</Trans>
            </li>
            <li>
              <Trans>
                What students answer is theirs. You do not see it here, so ask them to show what they want to
                show.
              </Trans>
            </li>
          </ul>
          <p>
            <Link to="/next-step">
              <Trans>Go to Next steps</Trans>
            </Link>
          </p>
          <Outline personId={id} withQuestions />
        </div>
      )}
    </MemberPage>
  );
}
export default EducatorsPage;
export { EducatorsPage as HydrateFallback };
