import { Trans, useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { todayBy, useToday } from '../../lib/today.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AcademicCalendars } from './academic-calendars.tsx';
import { CalendarScreen } from './calendar-screen.tsx';
import { calendarQuery } from './queries.ts';
import { shownBy } from './shown.ts';

export const clientLoader = memberQueries((queries, id, url) => [
  queries.prefetchQuery(calendarQuery(id, shownBy(url.searchParams, todayBy(settingsOfPage().now)))),
]);

/** The student calendar (UI-034): only for the person who is signed in. */
function CalendarPage() {
  const { t } = useLingui();
  const today = useToday();
  return (
    <MemberPage
      title={<Trans>Calendar</Trans>}
      loading={t`Loading your calendar`}
      skeleton={<Skeleton height={560} />}
      tools={({ id }) => <AcademicCalendars personId={id} today={today} />}
    >
      {({ id }) => <CalendarScreen personId={id} today={today} />}
    </MemberPage>
  );
}
export default CalendarPage;
export { CalendarPage as HydrateFallback };
