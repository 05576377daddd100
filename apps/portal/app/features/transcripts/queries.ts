import { createClient } from '@longleaf/contract/client';
import { transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import { transcriptOperations } from '@longleaf/contract/transcripts';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about transcripts lies under this name; a change makes all of it stale. */
export const TRANSCRIPTS = 'transcripts';

const api = createClient({ ...transcriptOperations, ...transcriptSchoolOperations }, browserApi);

/** The requests of a person (API-200). They move on without anybody here: looked at again, they are asked for again. */
export function transcriptsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSCRIPTS, 'list'),
    queryFn: ({ signal }) => api.getTranscripts({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** The applications that transcripts can be sent for (API-199). */
export function participatingQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSCRIPTS, 'participating'),
    queryFn: ({ signal }) => api.getParticipatingApplications({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** What a request begins with. */
export function startQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSCRIPTS, 'start'),
    queryFn: ({ signal }) => api.getTranscriptStart({}, { signal }),
  });
}

/** The page of a record that a school gave, as the server writes it (API-036). */
export function recordQuery(personId: string, transcriptId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TRANSCRIPTS, 'record', transcriptId),
    queryFn: async ({ signal }) => {
      const page = await api.getTranscriptPage(
        { params: { transcriptId: Number(transcriptId) } },
        { signal },
      );
      return page.text();
    },
    retry: false,
  });
}

/** Whether a high school takes part (API-044). */
export function takesPartQuery(ceeb: string | undefined) {
  return queryOptions({
    queryKey: ['transcript-school', ceeb ?? ''],
    queryFn: ({ signal }) => api.isParticipatingHighSchool({ params: { ceeb: ceeb ?? '' } }, { signal }),
    enabled: ceeb !== undefined,
    retry: false,
  });
}
