import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Cover } from '../../domain/college-covers/cover.tsx';
import { landAt } from '@longleaf/rules/colleges/land';
import { useCollegeWords } from '../../domain/colleges/use-college-words.ts';
import { ChangeTag } from '../../domain/colleges/change-tag.tsx';
import { SectorMark } from '../../domain/colleges/sector-mark.tsx';
import type { Sector } from '../../domain/colleges/sector-colors.ts';
import styles from './saved-tile.module.css';

/** A saved college as a picture, its sector, name and price. Without its facts once it left the catalogue. */
export function SavedTile({ saved }: { saved: SavedCollege }) {
  const { t } = useLingui();
  const words = useCollegeWords();
  const { college } = saved;
  if (!college) return <li className={styles.tile}>{saved.name}</li>;
  const names: Record<Sector, string> = {
    UNC: t`UNC System`,
    Independent: t`Independent`,
    CommunityCollege: t`Community college`,
    Other: t`Other`,
  };
  const price = college.netPrice === null ? null : words.netPrice(college);
  return (
    <li>
      <Link to={`/college-profile/${college.urlName}`} className={styles.tile}>
        <span className={styles.cover}>
          <Cover
            seed={college.id}
            sector={college.collegeType}
            land={landAt(college.longitude, college.state === 'NC')}
            width={300}
            height={150}
          />
        </span>
        <SectorMark sector={college.collegeType}>{names[college.collegeType]}</SectorMark>
        <span>
          <strong>{college.shortName}</strong> <ChangeTag college={college} />
        </span>
        <span className="small soft figures">
          {price !== null ? (
            <Trans>{price} net price a year</Trans>
          ) : college.netPriceKind === 'not-known-for-you' ? (
            <Trans>Net price not known for you</Trans>
          ) : (
            <Trans>Net price not reported</Trans>
          )}
        </span>
      </Link>
    </li>
  );
}
