import { parentPort, workerData } from 'node:worker_threads';
import { bringIn, type ReadWish } from './bring-in.ts';

const { bytes, wish } = workerData as { bytes: Uint8Array; wish: ReadWish };
parentPort?.postMessage(bringIn(textOf(bytes), wish));

/** Calendars are UTF-8; what is not is what old programs of Windows write. */
function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
