import { Plural, Trans } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { Link } from 'react-router';
import lists from '../../domain/explore/lists.module.css';
import { majorName } from '../../domain/explore/major-name.ts';
import styles from './asides.module.css';

/** Other programs of the same group. */
export function RelatedPrograms({ program: { related } }: { program: ProgramDetails }) {
  if (related.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Programs like this</Trans>
      </h2>
      <ul className={`${lists.list} ${styles.related}`}>
        {related.map(({ id, title, urlName, ncSchools }) => (
          <li key={id}>
            <span className={lists.name}>
              <Link to={`/programsMajors/${urlName}`}>{majorName(title)}</Link>
              <span className="small soft figures">
                <Plural
                  value={ncSchools}
                  _0="No college in NC"
                  one="# college in NC"
                  other="# colleges in NC"
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
