import { createClient } from '@longleaf/contract/client';
import { nextStepOperations, readPathwaySteps } from '@longleaf/contract/next-steps';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const { getFormComplete, getPathway, getPathwayDefinition } = nextStepOperations;
const api = createClient({ getFormComplete, getPathway, getPathwayDefinition }, browserApi);

/** Whether the form is finished (API-146). It is finished in another window, so it is asked for when one comes back. */
export function formCompleteQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'next-steps', 'form'),
    queryFn: ({ signal }) => api.getFormComplete({}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** How far a person is on one pathway, and what steps see of the portal (API-147). */
export function pathwayQuery(personId: string, pathwayId: number) {
  return queryOptions({
    queryKey: ofPerson(personId, 'next-steps', 'pathway', pathwayId),
    queryFn: ({ signal }) => api.getPathway({ params: { pathwayId } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** The steps of a pathway (API-148). */
export function definitionQuery(personId: string, pathwayId: number) {
  return queryOptions({
    queryKey: ofPerson(personId, 'next-steps', 'definition', pathwayId),
    queryFn: async ({ signal }) => {
      const { name, text, pathwayStepsJson } = await api.getPathwayDefinition(
        { params: { pathwayId } },
        { signal },
      );
      return { name, text, steps: readPathwaySteps(pathwayStepsJson) };
    },
  });
}
