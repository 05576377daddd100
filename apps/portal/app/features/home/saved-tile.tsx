import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dollars } from '../../lib/format.ts';
import { Cover } from '../../domain/college-covers/cover.tsx';
import { landAt } from '../../domain/college-covers/land.ts';
import { SectorMark } from '../../domain/colleges/sector-mark.tsx';
import type { Sector } from '../../domain/colleges/sector-colors.ts';
import styles from './saved-tile.module.css';

/** A saved college as a picture, its sector, name and price. Without its facts once it left the catalogue. */
export function SavedTile({ saved }: { saved: SavedCollege }) {
  const { t } = useLingui();
  const { college } = saved;
  if (!college) return <li className={styles.tile}>{saved.name}</li>;
  const names: Record<Sector, string> = {
    UNC: t`UNC System`,
    Independent: t`Independent`,
    CommunityCollege: t`Community college`,
    Other: t`Other`,
  };
  const price = college.netPrice === null ? null : dollars(college.netPrice);
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
        <strong>{college.shortName}</strong>
        <span className="small soft figures">
          {price === null ? <Trans>Net price not reported</Trans> : <Trans>{price} net price a year</Trans>}
        </span>
      </Link>
    </li>
  );
}
