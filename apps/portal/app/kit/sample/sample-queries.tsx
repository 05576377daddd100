import { ApiError } from '@longleaf/contract/client';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Skeletons } from '../page/skeletons.tsx';
import { Part, State } from './part.tsx';

const NEVER = { data: undefined, error: null, isFetching: false, refetch: async () => null as never };

/** The frame around a query in each state. */
export function SampleQueries() {
  const [data, setData] = useState<string[] | undefined>();
  const frame = (query: Parameters<typeof Loaded<string[]>>[0]['query']) => (
    <Loaded
      query={query}
      loading="Loading notes"
      skeleton={<Skeletons count={2} height={48} />}
      failed="We could not load your notes."
      empty={{ when: (notes) => notes.length === 0, shown: <EmptyState title="No notes yet" /> }}
    >
      {(notes) => <p>{notes.join(', ')}</p>}
    </Loaded>
  );
  return (
    <Part id="queries" name="What a query brings">
      <State name="Loading">{frame(NEVER)}</State>
      <State name="Failed">
        {frame({
          ...NEVER,
          data,
          error: new ApiError({ status: 500 }),
          refetch: async () => {
            setData(['Loaded on the second try']);
            return null as never;
          },
        })}
      </State>
      <State name="Not allowed">
        {frame({
          ...NEVER,
          error: new ApiError({ status: 403, detail: 'Only their school sees these notes.' }),
        })}
      </State>
      <State name="Empty">{frame({ ...NEVER, data: [] })}</State>
      <State name="Loaded">{frame({ ...NEVER, data: ['Visit in May', 'Ask about housing'] })}</State>
    </Part>
  );
}
