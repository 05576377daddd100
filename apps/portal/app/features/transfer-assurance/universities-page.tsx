import { Trans, useLingui } from '@lingui/react/macro';
import { assuranceMessages, type TransferUniversity } from '@longleaf/contract/transfer-assurance';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DataTable } from '../../kit/page/data-table.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { dollars, wholeDate } from '../../lib/format.ts';
import { listOf } from '../../lib/list-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { transferUniversitiesQuery } from './queries.ts';
import styles from './transfer-assurance.module.css';

export const clientLoader = memberQueries((queries) => [queries.prefetchQuery(transferUniversitiesQuery)]);

const waiting = <Skeleton height={480} />;

/** The public universities that the form asks about, with what is known of transferring to each (UI-037). */
function UniversitiesPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Public universities</Trans>}
      lead={<Trans>These are the public universities in North Carolina that you could transfer to.</Trans>}
      loading={t`Loading the universities`}
      skeleton={waiting}
    >
      {() => <Universities />}
    </MemberPage>
  );
}
export default UniversitiesPage;
export { UniversitiesPage as HydrateFallback };

/** A column in which every university says that we do not know says it worse than the sentence below. */
const tellsDays = (universities: readonly TransferUniversity[]) =>
  universities.some(({ closesOn }) => closesOn !== null);

function Universities() {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(transferUniversitiesQuery)}
      loading={t`Loading the universities`}
      skeleton={waiting}
      failed={assuranceMessages.collegesFailed}
      empty={{
        when: ({ universities }) => universities.length === 0,
        shown: <Trans>No universities are known here.</Trans>,
      }}
    >
      {({ universities, creditYear }) => (
        <div className={styles.known}>
          <p>
            <Trans>
              Each asks for its own application, your transcripts and your residency number. No public source
              says which grades a transfer needs, or which of your classes will count: ask each university
              before you apply.
            </Trans>
          </p>
          <div className="card">
            <DataTable
              caption={t`What universities ask of transfers`}
              rows={universities}
              keyOf={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  name: <Trans>University</Trans>,
                  cell: ({ name, urlName, city }) => (
                    <>
                      <Link to={`/college-profile/${urlName}/transfer-student`}>{name}</Link>
                      <span className="small soft"> {city}</span>
                    </>
                  ),
                },
                { key: 'fee', name: <Trans>Application fee</Trans>, cell: (one) => <Fee university={one} /> },
                ...(tellsDays(universities)
                  ? [
                      {
                        key: 'day',
                        name: <Trans>Last day to apply</Trans>,
                        cell: ({ closesOn }: TransferUniversity) =>
                          closesOn === null ? (
                            <span className="soft">
                              <Trans>Not in our data</Trans>
                            </span>
                          ) : (
                            wholeDate(closesOn)
                          ),
                      },
                    ]
                  : []),
                {
                  key: 'credit',
                  name: <Trans>Gives credit for</Trans>,
                  cell: ({ credit }) => <Credit credit={credit} />,
                },
              ]}
            />
          </div>
          <p className="note-text soft">
            <Trans>
              Credit as reported for {creditYear}. Source: IPEDS. The last day to apply is listed here once a
              university has told us for this school year.
            </Trans>
          </p>
          <p>
            <ButtonLink to="/taap">
              <Trans>About transfer assured admissions</Trans>
            </ButtonLink>
          </p>
        </div>
      )}
    </Loaded>
  );
}

function Fee({ university: { fee, feeYear } }: { university: TransferUniversity }) {
  if (fee === null)
    return (
      <span className="soft">
        <Trans>Not reported</Trans>
      </span>
    );
  return (
    <>
      {fee === 0 ? <Trans>Free</Trans> : dollars(fee)}
      {feeYear !== null && <span className="small soft"> {feeYear}</span>}
    </>
  );
}

function Credit({ credit }: Pick<TransferUniversity, 'credit'>) {
  const { t } = useLingui();
  const { ap, militaryTraining, lifeExperience } = credit;
  const all = [
    ap && t`AP exams`,
    militaryTraining && t`military training`,
    lifeExperience && t`life experience`,
  ].filter((one) => typeof one === 'string');
  if (all.length > 0) return listOf(all);
  const isKnown = [ap, militaryTraining, lifeExperience].some((one) => one !== null);
  return <span className="soft">{isKnown ? <Trans>None of these</Trans> : <Trans>Not reported</Trans>}</span>;
}
