import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageSheet, SHEET_COUNT } from '@longleaf/rules/documents/page-sheet';
import { openPress, type Press } from '../../apps/api/src/modules/documents/press/press.ts';
import { documentStyle } from '../../apps/api/src/modules/documents/style.ts';
import { middle } from './search/load.ts';
import { type BenchApi, withApi } from './with-api.ts';

const AT_ONCE = 8;
const DOCUMENTS = 80;
const ROWS = 60;
const CLIENT = join(import.meta.dirname, '../../apps/portal/build/client');

/** Turns with and without documents, so that whatever else the machine does meets both alike. */
const TURNS = 6;
const TURN_MILLISECONDS = 4_000;
/** Milliseconds from one call to the next: people, not a flood. */
const PACE = 20;

/**
 * Documents a minute with 8 asked for at once, the memory of the process that prints and its browser, and how long calls
 * of the API that asks take meanwhile, against turns without a document.
 */
export async function measureDocuments() {
  const style = await documentStyle(CLIENT);
  const press = openPress(
    async () => ({ folder: '.data/test', style }),
    (trouble) => console.error(trouble),
  );
  try {
    const first = await timed(() => print(press));
    const idleBytes = await memoryOf(press.process()?.pid ?? 0);
    const rate = await measureRate(press, idleBytes);
    const calls = await withApi({ students: 1 }, (api) => measureCalls(press, api));
    return {
      atOnce: AT_ONCE,
      documents: DOCUMENTS,
      firstMilliseconds: Math.round(first),
      idleMegabytes: megabytes(idleBytes),
      ...rate,
      'a call of the API, milliseconds': calls,
    };
  } finally {
    press.stop();
  }
}

async function print(press: Press): Promise<void> {
  const outcome = await press.print({ ...SHEET, html: HTML });
  if ('refused' in outcome) throw new Error(outcome.refused);
}

async function measureRate(press: Press, idleBytes: number) {
  const waits: number[] = [];
  let left = DOCUMENTS;
  let mostBytes = idleBytes;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      while (left-- > 0) {
        waits.push(await timed(() => print(press)));
        // Reading what each process has takes time itself.
        if (place === 0) mostBytes = Math.max(mostBytes, await memoryOf(press.process()?.pid ?? 0));
      }
    }),
  );
  const milliseconds = performance.now() - began;
  waits.sort((a, b) => a - b);
  return {
    documentsAMinute: Math.round((DOCUMENTS * 60_000) / milliseconds),
    medianMilliseconds: Math.round(middle(waits)),
    slowestMilliseconds: Math.round(waits.at(-1) ?? 0),
    mostMegabytes: megabytes(mostBytes),
  };
}

/** Calls one after another, at the pace of people, in turns without a document and with 8 at once. */
async function measureCalls(press: Press, { app, people }: BenchApi) {
  const authorization = `Bearer ${people[0]?.token}`;
  const call = async () => {
    const { statusCode } = await app.inject({ url: '/api/application/user', headers: { authorization } });
    if (statusCode !== 200) throw new Error(`A call was answered with ${statusCode}`);
  };
  const waits: Record<'alone' | 'documents', number[]> = { alone: [], documents: [] };
  for (let turn = -1; turn < TURNS; turn++) {
    const alone = await turnOf(call);
    let isOver = false;
    const printing = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await print(press);
    });
    const beside = await turnOf(call);
    isOver = true;
    await Promise.all(printing);
    // The first one warms everything.
    if (turn < 0) continue;
    waits.alone.push(...alone);
    waits.documents.push(...beside);
  }
  return { alone: spread(waits.alone), withEightDocuments: spread(waits.documents) };
}

async function turnOf(call: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + TURN_MILLISECONDS;
  while (performance.now() < end) {
    waits.push(await timed(call));
    await pause(PACE);
  }
  return waits;
}

function spread(waits: readonly number[]) {
  const inOrder = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Number((inOrder[Math.floor(inOrder.length * share)] ?? 0).toFixed(1));
  return { calls: inOrder.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const SHEET = {
  address: 'https://portal.example/careers',
  language: 'en',
  frame: pageSheet({ name: 'Reader', day: 'Today', source: 'Bench', count: SHEET_COUNT }),
  title: 'Bench',
};
const cells = (row: number) => `<th scope="row">Row ${row}</th><td>${row * 7}</td><td>${row * 11}</td>`;
const HTML = `<div class="wrap"><h1>A page of tables</h1><table><tbody>${Array.from(
  { length: ROWS },
  (_, row) => `<tr>${cells(row)}</tr>`,
).join('')}</tbody></table></div>`;

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Bytes of a process and all its children, pages that they share counted once (Linux). */
async function memoryOf(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isOfFamily = (one: number): boolean =>
    one === pid || (one > 1 && parents.has(one) && isOfFamily(parents.get(one) ?? 0));
  const sizes = [...parents.keys()].filter(isOfFamily).map(async (one) => {
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
