import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const OWNERS: Record<
  Exclude<CalendarEvent['source'], 'own'>,
  { said: ReactNode; to: string; leads: ReactNode }
> = {
  college: {
    said: <Trans>The college set this date. It comes from your application hub.</Trans>,
    to: '/apphub',
    leads: <Trans>Open the application hub</Trans>,
  },
  student: {
    said: <Trans>You set this date in your application hub.</Trans>,
    to: '/apphub',
    leads: <Trans>Open the application hub</Trans>,
  },
  'saved-college': {
    said: <Trans>The college states this date. It is here because you saved the college.</Trans>,
    to: '/savedColleges',
    leads: <Trans>Open your saved colleges</Trans>,
  },
  'saved-enrichment': {
    said: <Trans>The program states this date. It is here because you saved the program.</Trans>,
    to: '/StudentEnrichment?view=saved',
    leads: <Trans>Open your saved programs</Trans>,
  },
  transcript: {
    said: <Trans>This date was planned when you asked for the transcript.</Trans>,
    to: '/apphub/requesttranscript',
    leads: <Trans>Open your transcripts</Trans>,
  },
};

interface WhoseDateProps extends Pick<CalendarEvent, 'statedBy'> {
  source: Exclude<CalendarEvent['source'], 'own'>;
}

/** Whose date it is, where it was read, and the way to where it can be changed. */
export function WhoseDate({ source, statedBy }: WhoseDateProps) {
  const { said, to, leads } = OWNERS[source];
  return (
    <span>
      {said}{' '}
      {statedBy !== null && (
        <>
          <Trans>Source: {statedBy}</Trans>{' '}
        </>
      )}
      <Link to={to}>{leads}</Link>
    </span>
  );
}
