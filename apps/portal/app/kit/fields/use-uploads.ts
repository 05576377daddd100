import { ApiError } from '@longleaf/contract/client';
import { useRef, useState } from 'react';

export interface Upload {
  id: number;
  file: File;
  state: 'sending' | 'failed' | 'done';
  /** From 0 to 1. */
  share: number;
  /** Why the server did not take it, in its words. */
  why?: string | undefined;
}

/** Sends one file and tells how much of it is through. @throws when it cannot be sent */
export type SendFile = (
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** Files on their way: each goes alone, fails alone, and can be sent again or taken back. */
export function useUploads(send: SendFile) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const note = (id: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const start = async (id: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    note(id, { state: 'sending', share: 0, why: undefined });
    try {
      await send(file, (share) => note(id, { share }), stop.signal);
      note(id, { state: 'done', share: 1 });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      note(id, { state: 'failed', why: isRefused ? error.message : undefined });
    }
  };
  return {
    uploads,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const id = ++lastId.current;
        setUploads((before) => [...before, { id, file, state: 'sending', share: 0 }]);
        void start(id, file);
      }
    },
    retry: ({ id, file }: Upload) => void start(id, file),
    remove: ({ id }: Upload) => {
      stops.current.get(id)?.abort();
      setUploads((before) => before.filter((one) => one.id !== id));
    },
    /** Stops what is on its way: it must not arrive after somebody gave it up. */
    stop: () => {
      for (const stop of stops.current.values()) stop.abort();
    },
  };
}
