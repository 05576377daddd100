import { Trans, useLingui } from '@lingui/react/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { ChangeTag } from '../../../domain/colleges/change-tag.tsx';
import { SectorPin } from '../../../domain/colleges/sector-mark.tsx';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { SaveButton } from '../../../domain/saved-colleges/save-button.tsx';
import { SECTOR_NAMES } from '../../../domain/colleges/sector-names.ts';
import { useCollegeWords } from '../../../domain/colleges/use-college-words.ts';
import styles from './results.module.css';

interface CollegeTableProps {
  colleges: readonly CollegeCard[];
  resultsAddress: string;
}

/** The results as a table. Not offered on phones. */
export function CollegeTable({ colleges, resultsAddress }: CollegeTableProps) {
  const { t, i18n } = useLingui();
  const words = useCollegeWords();
  const withMiles = colleges.some(({ distance }) => distance !== null);
  const figure = (text: string) => (
    <td className={text === words.notReported ? styles.missing : undefined}>{text}</td>
  );
  return (
    <div className={`card ${styles.scroll}`} tabIndex={0} role="region" aria-label={t`Colleges as a list`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>College</Trans>
            </th>
            {withMiles && (
              <th scope="col">
                <Trans>Miles</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Net price</Trans>
            </th>
            <th scope="col">
              <Trans>Graduate</Trans>
            </th>
            <th scope="col">
              <Trans>Students</Trans>
            </th>
            <th scope="col">
              <Trans>Admitted</Trans>
            </th>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>Save</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {colleges.map((college) => (
            <tr key={college.id}>
              <td>
                <span className={styles.name}>
                  <SectorPin sector={college.collegeType} />
                  <span className="visually-hidden">{i18n._(SECTOR_NAMES[college.collegeType])}</span>
                  <Link to={profileAddress(college)} state={{ resultsAddress, distance: college.distance }}>
                    {college.shortName}
                  </Link>
                  <ChangeTag college={college} />
                </span>
                {college.formerName !== null && (
                  <span className={`small soft ${styles.former}`}>{words.former(college)}</span>
                )}
              </td>
              {withMiles &&
                (college.distance === null ? (
                  figure(words.notReported)
                ) : (
                  <td>{count(Math.round(college.distance))}</td>
                ))}
              {figure(words.netPrice(college))}
              {figure(words.graduate(college))}
              {figure(words.students(college))}
              {figure(words.admitted(college))}
              <td>
                <SaveButton college={college} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
