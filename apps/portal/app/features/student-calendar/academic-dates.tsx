import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type AcademicEvent, academicCalendarMessages } from '@longleaf/contract/academic-calendars';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { organizationQuery } from '../../domain/organizations/schools-query.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { wholeDate } from '../../lib/format.ts';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './academic.module.css';
import { academicQuery } from './queries.ts';
import { whenOf } from './words.ts';

export interface NamedSchool {
  id: number;
  name: string;
}

interface AcademicDatesProps {
  college: NamedSchool;
  first: CalendarDay;
  last: CalendarDay;
}

/** The dates of one college between two days, term by term; or that none are here, and where to look (MOD-021). */
export function AcademicDates({ college, first, last }: AcademicDatesProps) {
  const { t } = useLingui();
  const query = useQuery(academicQuery(college.id, first, last));
  const [from, until] = [wholeDate(first), wholeDate(last)];
  return (
    <section aria-labelledby="academic-dates">
      <h3 id="academic-dates" className={styles.college}>
        {college.name}
      </h3>
      <Loaded
        query={query}
        loading={t`Loading the dates of ${college.name}`}
        skeleton={<Skeleton height={160} />}
        failed={academicCalendarMessages.notLoaded}
      >
        {(dates) => (
          <div className={styles.answer}>
            <p role="status">
              {dates.length === 0 ? (
                <Trans>
                  We do not have dates for this college from {from} to {until} yet.
                </Trans>
              ) : (
                <Plural
                  value={dates.length}
                  one={`# date from ${from} to ${until}`}
                  other={`# dates from ${from} to ${until}`}
                />
              )}
            </p>
            <Terms dates={dates} />
            <WhereToLook college={college} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Terms({ dates }: { dates: readonly AcademicEvent[] }) {
  const terms = [...Map.groupBy(dates, ({ term, academicYear }) => `${academicYear} ${term}`)];
  return terms.map(([key, list]) => (
    <div key={key}>
      <TermName {...list[0]} />
      <ul className="plain-list">
        {list.map(({ name, start, end, allDayEvent, source }) => (
          <li key={`${start} ${name}`} className={styles.date}>
            <strong>{name}</strong>
            <span>{whenOf({ start, end, allDayEvent })}</span>
            <span className="small soft">
              <Trans>Source: {source}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function TermName({ term, academicYear }: Partial<AcademicEvent>) {
  return (
    <h4 className={styles.term}>
      <Trans>
        {term}, academic year {academicYear}
      </Trans>
    </h4>
  );
}

/** Colleges publish their dates, and change them: their own site, where it is known. */
function WhereToLook({ college }: { college: NamedSchool }) {
  const { data } = useQuery(organizationQuery(college.id));
  const { name } = college;
  return (
    <>
      <p className="soft">
        <Trans>
          Colleges put their academic calendar on their own site, and can change it. Check there, or ask the
          college, before you count on a date.
        </Trans>
      </p>
      {data?.website && (
        <p>
          <OutwardLink href={data.website}>
            <Trans>Website of {name}</Trans>
          </OutwardLink>
        </p>
      )}
    </>
  );
}
