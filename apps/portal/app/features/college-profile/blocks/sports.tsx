import { Trans, useLingui } from '@lingui/react/macro';
import type { SectionProps } from './college.ts';
import { FigureList } from './figure-list.tsx';
import parts from './blocks.module.css';
import styles from './sports.module.css';
import { SourceNote } from './source-note.tsx';
import { useLabel } from './use-label.ts';

/** Teams, where they play, and what the college gives in sports scholarships. */
export function Sports({ college }: SectionProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { athletics, services } = college.figures;
  const { athleticDivision, athleticConference, athleticAid } = athletics.values;
  const league = [athleticDivision, athleticConference].filter((part) => part !== null).join(', ');
  const teams = (men: boolean, women: boolean) => (men && women ? t`men and women` : men ? t`men` : t`women`);
  return (
    <section>
      <h3>
        <Trans>Sports</Trans>
      </h3>
      {college.sports.length === 0 ? (
        <p className={parts.intro}>
          {services.values.athleticAssociation === false ? (
            <Trans>The college belongs to no athletic association.</Trans>
          ) : (
            <Trans>
              Not reported: teams come from the college’s yearly equity report, which is in our data for North
              Carolina. Ask the athletics office.
            </Trans>
          )}
        </p>
      ) : (
        <>
          {league !== '' && <p className={parts.intro}>{league}</p>}
          <ul className={styles.sports}>
            {college.sports.map(({ sport, men, women }) => (
              <li key={sport}>
                {label(sport)} <span className="soft small">{teams(men, women)}</span>
              </li>
            ))}
          </ul>
          {athleticAid !== null && (
            <FigureList college={college} group="athletics" names={['athleticAidMen', 'athleticAidWomen']} />
          )}
          <SourceNote college={college} groups={['athletics']} missing={athleticAid === null} />
        </>
      )}
    </section>
  );
}
