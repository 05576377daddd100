import { Trans, useLingui } from '@lingui/react/macro';
import { assuranceMessages } from '@longleaf/contract/transfer-assurance';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { publicUniversitiesQuery } from '../../data/colleges/school-lists.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Sheet } from '../../kit/page/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './transfer-assurance.module.css';

export const clientLoader = memberQueries((queries) => [queries.prefetchQuery(publicUniversitiesQuery)]);

const waiting = <Skeleton height={480} />;

/** The public universities that the form asks about (UI-037). */
function UniversitiesPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Public universities</Trans>}
      lead={<Trans>These are the public universities of North Carolina, where a transfer can lead to.</Trans>}
      width="reading"
      loading={t`Loading the universities`}
      skeleton={waiting}
    >
      {() => <Universities />}
    </MemberPage>
  );
}
export default UniversitiesPage;
export { UniversitiesPage as HydrateFallback };

function Universities() {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(publicUniversitiesQuery)}
      loading={t`Loading the universities`}
      skeleton={waiting}
      failed={assuranceMessages.collegesFailed}
      empty={{ when: (list) => list.length === 0, shown: <Trans>No universities are known here.</Trans> }}
    >
      {(universities) => (
        <Sheet>
          <ul className={`plain-list ${styles.universities}`}>
            {universities.map(({ id, name, urlName, city }) => (
              <li key={id}>
                <Link to={`/college-profile/${urlName}`}>{name}</Link>
                <span className="soft">{city}</span>
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink to="/taap">
              <Trans>About transfer assured admissions</Trans>
            </ButtonLink>
          </p>
        </Sheet>
      )}
    </Loaded>
  );
}
