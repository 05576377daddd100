import { Trans, useLingui } from '@lingui/react/macro';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { REQUIREMENTS } from '@longleaf/rules/next-steps/requirements';
import { Link } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AfterForm } from './after-form.tsx';
import styles from './next-steps.module.css';
import { formCompleteQuery } from './queries.ts';
import { StepSources } from './step-links.tsx';

export const clientLoader = memberQueries((queries, id) => [
  queries.prefetchQuery(formCompleteQuery(id)),
  queries.prefetchQuery(profileQuery(id)),
]);

/** What schools and universities ask for (UI-071), after the form (ST-215). */
function CoursesPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Courses for you</Trans>}
      lead={
        <Trans>
          What it takes to finish high school in North Carolina, and what universities and community colleges
          look for.
        </Trans>
      }
      loading={t`Loading Next steps`}
      skeleton={<Skeleton height={480} />}
    >
      {({ id }) => <AfterForm personId={id}>{() => <Lists />}</AfterForm>}
    </MemberPage>
  );
}
export default CoursesPage;
export { CoursesPage as HydrateFallback };

function Lists() {
  return (
    <div className={`${styles.parts} ${styles.tables}`}>
      <div data-print="no">
        <KeepMenu />
      </div>
      <p>
        <Trans>
          Your school may ask for more, and rules change. Your counselor knows the list for the year you began
          ninth grade.
        </Trans>
      </p>
      {REQUIREMENTS.map(({ key, title, holds, rows, sources }) => (
        <section key={key} aria-labelledby={`courses-${key}`}>
          <h2 id={`courses-${key}`}>{title}</h2>
          <p className="soft">{holds}</p>
          <table aria-labelledby={`courses-${key}`}>
            <tbody>
              {rows.map(({ what, amount, note }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{amount}</td>
                  <td>{note}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <StepSources sources={sources} />
        </section>
      ))}
      <p data-print="no">
        <Link to="/next-step">
          <Trans>Go to Next steps</Trans>
        </Link>
      </p>
    </div>
  );
}
