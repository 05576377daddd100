import { Trans } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Message } from '../../ui/message.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };
  /** Heard while it loads: "Loading your address". */
  loading: string;
  /** Seen while it loads, in the shape of what comes. */
  skeleton: ReactNode;
  /** What happened when it fails: "We could not load your address." */
  failed: ReactNode;
  /** What stands there when the answer holds nothing. */
  empty?: { when: (data: Data) => boolean; shown: ReactNode };
  /** Said when the person may not see it; the server's own reason unless stated. */
  notAllowed?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query brings, in each of its states: loading, failed with another try, not allowed, empty, loaded. What was
 * loaded once stays while it is asked for again, even when that fails.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, loading, skeleton, failed, empty, notAllowed, children } = props;
  const { data, error, isFetching, refetch } = query;
  const keepFocus = useFocusAfterRetry(data !== undefined);
  if (data !== undefined) return empty?.when(data) ? empty.shown : children(data);
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Message kind="warning">
        <p>
          <strong>
            <Trans>You cannot see this.</Trans>
          </strong>{' '}
          {notAllowed ?? error.message}
        </p>
      </Message>
    );
  }
  return error === null ? (
    <Loading label={loading}>{skeleton}</Loading>
  ) : (
    // Apart from the heading or the field above it, which stay.
    <div className="apart">
      <ErrorState
        title={failed}
        onRetry={() => {
          keepFocus();
          void refetch();
        }}
        busy={isFetching}
      />
    </div>
  );
}
