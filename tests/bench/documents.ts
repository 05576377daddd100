import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pageSheet, SHEET_COUNT } from '@longleaf/rules/documents/page-sheet';
import { openPress } from '../../apps/api/src/modules/documents/press/press.ts';
import { documentStyle } from '../../apps/api/src/modules/documents/style.ts';

const AT_ONCE = 8;
const DOCUMENTS = 80;
const ROWS = 60;
const CLIENT = join(import.meta.dirname, '../../apps/portal/build/client');

/**
 * Documents a minute with 8 asked for at once, the memory of the process that prints and its browser, and how long the
 * process that asks, which answers people, is kept from anything else meanwhile.
 */
export async function measureDocuments() {
  const style = await documentStyle(CLIENT);
  const press = openPress(
    async () => ({ folder: '.data/test', style }),
    (trouble) => console.error(trouble),
  );
  const print = async () => {
    const outcome = await press.print({ ...SHEET, html: HTML });
    if ('refused' in outcome) throw new Error(outcome.refused);
  };
  const first = await timed(print);
  const idleBytes = await memoryOf(press.process()?.pid ?? 0);
  const waits: number[] = [];
  let left = DOCUMENTS;
  let mostBytes = idleBytes;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        waits.push(await timed(print));
        mostBytes = Math.max(mostBytes, await memoryOf(press.process()?.pid ?? 0));
      }
    }),
  );
  const milliseconds = performance.now() - began;
  loop.disable();
  press.stop();
  waits.sort((a, b) => a - b);
  return {
    atOnce: AT_ONCE,
    documents: DOCUMENTS,
    documentsAMinute: Math.round((DOCUMENTS * 60_000) / milliseconds),
    firstMilliseconds: Math.round(first),
    medianMilliseconds: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
    slowestMilliseconds: Math.round(waits.at(-1) ?? 0),
    idleMegabytes: megabytes(idleBytes),
    mostMegabytes: megabytes(mostBytes),
    loopDelayP99Milliseconds: Number((loop.percentile(99) / 1e6).toFixed(1)),
  };
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
