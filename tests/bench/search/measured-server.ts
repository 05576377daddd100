import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openDatabase } from '@longleaf/platform/database';
import type { Database } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { makeTables } from '@longleaf/testkit/template';
import { load, middle } from './load.ts';
import type { Load, Request_ } from './load.ts';

const port = 3310;
const seconds = 1;
/** Short turns, many of them: what else the machine does then falls on both alike. */
const rounds = 9;
/** Requests before measuring: until then the engine's code is still being compiled. */
const warmRequests = 12_000;
const longestWarmUp = 20;
const here = import.meta.dirname;

/** Runs something with a database of its own that holds the shipped facts. */
export async function withFacts<Result>(
  run: (database: Database, url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const database = openDatabase(postgres.url, { maximum: 2 });
  try {
    await makeTables(database);
    await loadCatalog(database.pool);
    return await run(database, postgres.url);
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Measured {
  /** Requests per second, as a share of the constant answer's. */
  readonly ratio: number;
  /** The same told by the processor time of the server, which other programs on the machine do not disturb. */
  readonly ratioByProcessorTime: number;
  /** Processor time of the server for each request, here and for the constant answer. */
  readonly microsecondsOfProcessor: number;
  readonly microsecondsOfConstant: number;
  readonly goal: number | undefined;
  readonly measured: Load;
  readonly constant: Load;
  readonly bytes: number;
}

/** Measures requests in turns with a constant answer of their usual size. */
export async function measure(
  server: ChildProcess,
  name: string,
  requests: readonly Request_[],
  goal: number | undefined,
): Promise<Measured> {
  const base = `http://127.0.0.1:${port}`;
  const { answer, bytes } = await answerOfUsualSize(base, requests);
  await tell(server, { set: [name, answer] });
  const constantRequests = requests
    .slice(0, 50)
    .map((request) => ({ ...request, path: `/bench/constant/${name}` }));
  await warmUp(base, requests);
  await warmUp(base, constantRequests);
  const measured: Timed[] = [];
  const constant: Timed[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push(await timedLoad(server, base, requests));
    constant.push(await timedLoad(server, base, constantRequests));
  }
  const share = (of: (one: Timed) => number) =>
    middle(measured.map((one, round) => of(one) / of(constant[round] as Timed)));
  return {
    ratio: hundredths(share((one) => one.perSecond)),
    ratioByProcessorTime: hundredths(1 / share((one) => one.microseconds)),
    microsecondsOfProcessor: Math.round(middle(measured.map((one) => one.microseconds))),
    microsecondsOfConstant: Math.round(middle(constant.map((one) => one.microseconds))),
    goal,
    measured: middleOf(measured),
    constant: middleOf(constant),
    bytes,
  };
}

interface Timed extends Load {
  /** Processor time of the server for each request. */
  readonly microseconds: number;
}

async function timedLoad(server: ChildProcess, base: string, requests: readonly Request_[]): Promise<Timed> {
  const before = await processorOf(server);
  const result = await load(base, requests, seconds);
  return { ...result, microseconds: ((await processorOf(server)) - before) / result.requests };
}

async function processorOf(server: ChildProcess): Promise<number> {
  const { processor } = (await tell(server, {})) as { processor: NodeJS.CpuUsage };
  return processor.user + processor.system;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

async function warmUp(base: string, requests: readonly Request_[]): Promise<void> {
  let sent = 0;
  for (let second = 0; second < longestWarmUp && sent < warmRequests; second += 2)
    sent += (await load(base, requests, 2)).requests;
}

/** Requests whose answers tell the usual size, taken from the whole list. */
const sampled = 300;

/**
 * Finds the answer whose size is nearest to the mean of a sample spread over all requests; the constant route will give
 * it every time. The mean, because it is what all the measured answers together weigh.
 */
async function answerOfUsualSize(
  base: string,
  requests: readonly Request_[],
): Promise<{ answer: unknown; bytes: number }> {
  const every = Math.max(1, Math.floor(requests.length / sampled));
  const texts: string[] = [];
  for (const { method, path, body } of requests.filter((_request, index) => index % every === 0)) {
    const response = await fetch(base + path, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    texts.push(await response.text());
  }
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const farFromMean = (text: string) => Math.abs(text.length - mean);
  const usual = texts.toSorted((a, b) => farFromMean(a) - farFromMean(b))[0] ?? '';
  return { answer: JSON.parse(usual), bytes: Buffer.byteLength(usual) };
}

function middleOf(loads: readonly Load[]): Load {
  const wanted = middle(loads.map((one) => one.perSecond));
  const found = loads.find((one) => one.perSecond === wanted);
  if (!found) throw new Error('Nothing was measured');
  return found;
}

/** Starts the measured server on one processor and keeps the load on another. */
export async function startServer(url: string): Promise<ChildProcess> {
  const [first, last] = cores();
  execFileSync('taskset', ['-cp', String(last), String(process.pid)], { stdio: 'ignore' });
  const child = spawn(
    'taskset',
    ['-c', String(first), process.execPath, '--expose-gc', join(here, 'server.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DATABASE_URL: url, PORT: String(port), NODE_ENV: 'development' },
    },
  );
  await new Promise<void>((ready, failed) => {
    child.once('message', () => ready());
    child.once('exit', (code) => failed(new Error(`The measured server ended with ${code}`)));
  });
  return child;
}

/** The first and the last processor of this machine; on one with a single processor both are the same. */
function cores(): readonly [number, number] {
  const count = Number(spawnSync('nproc').stdout.toString().trim()) || 1;
  return [0, count - 1];
}

function tell(server: ChildProcess, message: object): Promise<unknown> {
  return new Promise((answered) => {
    server.once('message', answered);
    server.send(message);
  });
}

/** What the measured server holds in memory. */
export async function memoryOf(server: ChildProcess): Promise<unknown> {
  const { memory } = (await tell(server, { memory: true })) as { memory: NodeJS.MemoryUsage };
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    residentMegabytes: megabytes(memory.rss),
    heapMegabytes: megabytes(memory.heapUsed),
    buffersMegabytes: megabytes(memory.arrayBuffers),
  };
}
