import { ApiError } from '@longleaf/contract/client';
import type { Answer, Operation, Sent } from '@longleaf/contract/operation';
import { useState } from 'react';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import type { FetchApi } from '../../shell/session/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { call } from './call.ts';

interface ActOptions<O extends Operation> {
  onDone?: (answer: Answer<O>) => unknown;
  /** True when the screen itself says why it was refused; otherwise the server's words are told. */
  onRefused?: (error: ApiError) => boolean;
  fetchApi?: FetchApi;
}

/**
 * A button bound to a call of the contract: done once however often it is pressed, and told.
 * @returns whether it is on its way, and the act: what is sent, and what is told when it is done.
 */
export function useAct<O extends Operation>(
  operation: O,
  options: ActOptions<O> = {},
): { busy: boolean; act: (sent: Sent<O>, done: string) => Promise<void> } {
  const { onDone, onRefused, fetchApi } = options;
  const [busy, setBusy] = useState(false);
  const act = async (sent: Sent<O>, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await call(operation, sent, fetchApi);
      await onDone?.(answer);
      showToast({ kind: 'done', text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logFailedCall(String(operation.path), error);
      if (!onRefused?.(error)) showToast({ kind: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
