import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MedianWage, PaidCareer } from '@longleaf/contract/career-card';
import { toSpare } from '@longleaf/rules/reality-check/budget';
import { payAtLeast, payThere } from '@longleaf/rules/reality-check/pay-area';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { ENTRY_EDUCATION } from '../../../../domain/explore/education-words.ts';
import { useWageWords } from '../../../../domain/explore/wage-words.ts';
import { SaveCareerButton } from '../../../../domain/saved-careers/save-career-button.tsx';
import { type Column, DataTable } from '../../../../kit/page/data-table.tsx';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { dollars } from '../../../../lib/format.ts';
import { SmallBar } from '../../../../ui/charts/bars.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { livingCostsQuery, savedCareersOfLifeQuery } from '../../queries.ts';
import { CareersOfResult, type Fitting } from '../careers-of-result.tsx';
import type { ResultProps } from '../registry.ts';
import styles from '../results.module.css';
import { lifeOfResults } from './life-of-results.ts';

/** Which jobs pay for a life: the person's saved careers first, then all that pay enough (UI-056). */
export function PayingCareers({ results, personId, urlName, sessionId }: ResultProps) {
  const { t } = useLingui();
  const { payNeeded } = lifeOfResults(results);
  const { data: costs } = useQuery(livingCostsQuery(personId));
  const need = dollars(payNeeded);
  const wages = costs?.years.wages ?? '';
  return (
    <>
      <SavedCareers personId={personId} urlName={urlName} sessionId={sessionId} payNeeded={payNeeded} />
      <CareersOfResult
        personId={personId}
        urlName={urlName}
        sessionId={sessionId}
        byZone
        title={<Trans>Jobs that pay it</Trans>}
        failed={<Trans>We could not load the jobs that pay it.</Trans>}
        none={({ canTell, isOfZone }) =>
          !canTell ? (
            <Trans>
              We do not know what this life costs at the moment, so we cannot name a job. Try again later.
            </Trans>
          ) : isOfZone ? (
            <Trans>No job with this much preparation pays it. Choose another amount.</Trans>
          ) : (
            <Trans>No job has a middle pay as high as this. Change this life, and look again.</Trans>
          )
        }
        counted={(total) => <Plural value={total} one="# job" other="# jobs" />}
        note={({ payArea }) => (
          <>
            <Trans>
              The dark line is what you need, {need}. The jobs that the most people have come first.
            </Trans>{' '}
            <WhosePay area={payArea} wages={wages} />{' '}
            <Trans>
              Half earn more, half less, and new workers often start lower. Jobs whose pay was not published
              are left out.
            </Trans>
          </>
        )}
      >
        {(careers, { payArea }) => (
          <PayTable
            caption={t`Jobs that pay for this life`}
            careers={careers}
            payNeeded={payNeeded}
            area={payArea?.name}
          />
        )}
      </CareersOfResult>
    </>
  );
}

/** Where and when the pay was paid that is compared. */
function WhosePay({ area, wages }: { area: Fitting['payArea']; wages: string }) {
  if (!area) return <Trans>Pay is the middle pay in North Carolina ({wages}).</Trans>;
  const { name, period } = area;
  return (
    <Trans>
      Pay is the middle pay in the metropolitan area {name} ({period}) where it is published for a job, and
      otherwise in all of North Carolina ({wages}). Each row says which.
    </Trans>
  );
}

interface SavedCareersProps extends Pick<ResultProps, 'personId' | 'urlName' | 'sessionId'> {
  payNeeded: number;
}

/** The saved careers, those that are short as well. Nothing where none is saved: the list below has all. */
function SavedCareers({ personId, urlName, sessionId, payNeeded }: SavedCareersProps) {
  const { t } = useLingui();
  const id = useId();
  const saved = useQuery(savedCareersOfLifeQuery(personId, urlName, sessionId));
  if (saved.data?.careers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.careers}>
      <h2 id={id}>
        <Trans>Your saved careers</Trans>
      </h2>
      <Loaded
        query={saved}
        loading={t`Loading your saved careers`}
        skeleton={<Skeleton height={160} />}
        failed={<Trans>We could not load your saved careers.</Trans>}
      >
        {({ careers, payArea }) => (
          <PayTable
            caption={t`Your saved careers and this life`}
            careers={careers}
            payNeeded={payNeeded}
            area={payArea?.name}
          />
        )}
      </Loaded>
    </section>
  );
}

interface JobWithPay extends PaidCareer {
  /** In the area; none where it is not known of the job. */
  areaPay?: MedianWage | null | undefined;
}

const payOf = ({ areaPay, wages }: JobWithPay) => payThere(areaPay, wages.nc);
const atLeast = (career: JobWithPay) => payAtLeast(payOf(career).pay);

interface PayTableProps {
  caption: string;
  careers: readonly JobWithPay[];
  payNeeded: number;
  /** The metropolitan area that pay is told of where it is known; none for the whole state. */
  area: string | undefined;
}

function PayTable({ caption, careers, payNeeded, area }: PayTableProps) {
  const { t, i18n } = useLingui();
  const words = useWageWords();
  const most = Math.max(payNeeded, ...careers.map((career) => atLeast(career) ?? 0), 1);
  const columns: [Column<JobWithPay>, ...Column<JobWithPay>[]] = [
    {
      key: 'career',
      name: <Trans>Career</Trans>,
      cell: ({ occTitle, urlName }) => <Link to={`/careers/${urlName}`}>{occTitle}</Link>,
    },
    {
      key: 'start',
      name: <Trans>Usual start</Trans>,
      cell: ({ entryEducation }) =>
        entryEducation === null ? t`Not available` : i18n._(ENTRY_EDUCATION[entryEducation]),
    },
    {
      key: 'pay',
      name: area === undefined ? <Trans>Middle pay in NC</Trans> : <Trans>Middle pay</Trans>,
      cell: (career) => {
        const pay = atLeast(career);
        const { pay: wage, isOfArea } = payOf(career);
        return (
          <span className={styles.pay}>
            <span>
              {words(wage)}
              {area !== undefined && pay !== null && (
                <span className={`note-text soft ${styles.where}`}>
                  {' '}
                  {isOfArea ? <Trans>in {area}</Trans> : <Trans>in North Carolina</Trans>}
                </span>
              )}
            </span>
            {pay !== null && <SmallBar share={pay / most} middle={payNeeded / most} />}
          </span>
        );
      },
    },
    {
      key: 'spare',
      name: <Trans>Beside what you need</Trans>,
      cell: (career) => <Spare pay={atLeast(career)} payNeeded={payNeeded} />,
    },
    {
      key: 'save',
      name: <Trans>Save</Trans>,
      isPrinted: false,
      cell: ({ occCode, occTitle }) => <SaveCareerButton occCode={occCode} occTitle={occTitle} />,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={careers} keyOf={({ occCode }) => occCode} />;
}

function Spare({ pay, payNeeded }: { pay: number | null; payNeeded: number }) {
  if (pay === null) return <Trans>Not known</Trans>;
  const spare = toSpare(pay, payNeeded);
  const amount = dollars(Math.abs(spare));
  return spare >= 0 ? (
    <Trans>{amount} to spare</Trans>
  ) : (
    <strong className={styles.short}>
      <Trans>{amount} short</Trans>
    </strong>
  );
}
