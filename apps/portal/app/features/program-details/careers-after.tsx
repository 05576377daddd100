import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { ENTRY_EDUCATION } from '../../domain/explore/education-words.ts';
import { PartNote, SectionHead } from '../../domain/explore/section-head.tsx';
import { useWageWords } from '../../domain/explore/wage-words.ts';
import styles from './careers-after.module.css';

/** Careers that the program leads to, with pay in the state and the nation and the schooling to start. */
export function CareersAfter({ program: { occupations, years } }: { program: ProgramDetails }) {
  const { t } = useLingui();
  const { _ } = useMessages();
  const wageWords = useWageWords();
  const { results, totalCount } = occupations;
  const more = totalCount - results.length;
  const { ncWages, usWages } = years;
  const labels = {
    nc: t`Middle pay, NC, ${ncWages}`,
    us: t`Middle pay, US, ${usWages}`,
    schooling: t`Schooling to start`,
  };
  return (
    <section>
      <SectionHead>
        <Trans>Careers it leads to</Trans>
      </SectionHead>
      {results.length === 0 ? (
        <p className="soft">
          <Trans>
            This program does not lead to one career in particular.{' '}
            <Link to="/careers">Look through all careers</Link>.
          </Trans>
        </p>
      ) : (
        <>
          <table className={styles.table}>
            <caption className="visually-hidden">
              <Trans>Careers with their pay and schooling</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Career</Trans>
                </th>
                <th scope="col">{labels.nc}</th>
                <th scope="col">{labels.us}</th>
                <th scope="col">{labels.schooling}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ occCode, occTitle, urlName, entryEducation, wages }) => (
                <tr key={occCode}>
                  <th scope="row">
                    <Link to={`/careers/${urlName}`}>{occTitle}</Link>
                  </th>
                  <td data-label={labels.nc}>{wageWords(wages.nc)}</td>
                  <td data-label={labels.us}>{wageWords(wages.us)}</td>
                  <td data-label={labels.schooling}>
                    {entryEducation === null ? t`Not available` : _(ENTRY_EDUCATION[entryEducation])}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <PartNote>
            {more > 0 && <Trans>And {count(more)} more with fewer jobs.</Trans>}{' '}
            <Trans>
              “Not available”: the publisher does not give the figure, or the table does not list the job.
              Sources: <Link to="/data#wages-state">Occupational Employment and Wage Statistics</Link>,{' '}
              <Link to="/data#cip-soc">CIP to SOC crosswalk</Link>.
            </Trans>
          </PartNote>
        </>
      )}
    </section>
  );
}
