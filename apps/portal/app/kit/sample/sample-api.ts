import { operation } from '@longleaf/contract/operation';
import { z } from 'zod';
import type { FetchApi } from '../../shell/session/api.ts';

/** What a form of the page of parts holds. */
export interface SampleNote {
  name: string;
  note: string;
  day: string;
  amount: string;
  way: readonly string[];
  topics: readonly string[];
}

export const saveNote = operation({
  id: 'sample',
  method: 'POST',
  path: '/sample/note',
  policy: 'public',
  summary: 'A call that only the page of parts makes, and that it answers itself.',
  body: z.object({ name: z.string(), note: z.string() }),
  response: z.object({ undo: z.string() }),
});

/** Answers as the server would: a name 'taken' is refused, 'broken' fails, anything else is saved. */
export const sampleApi: FetchApi = async (_address, request) => {
  const { name } = (await new Request('http://sample.localhost', request).json()) as { name: string };
  if (name === 'taken') {
    return problem(400, { modelState: { name: ['This name is taken.', 'Choose another one.'] } });
  }
  if (name === 'broken')
    return problem(500, { detail: 'We could not save your note. Try again in a moment.' });
  return Response.json({ undo: 'slip' });
};

function problem(status: number, more: object): Response {
  return Response.json({ title: 'Refused', status, ...more }, { status });
}
