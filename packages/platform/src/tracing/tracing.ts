import type { Settings } from '../settings.ts';

type Headers = Record<string, string | string[] | undefined>;
type Attributes = Record<string, string | number>;

/** The span of a request that this program answers. */
export type RequestSpan = {
  traceId: string;
  /** Does something inside of it: what is begun there belongs to it. */
  within(work: () => void): void;
  /** @param route the pattern of its address, never the address itself. */
  end(route: string, status: number): void;
};

/** Tells a collector what was done, for how long, and on behalf of what. */
export type Tracing = {
  /** Begins the span of a request, in the trace that its headers name or else a new one. */
  request(method: string, headers: Headers): RequestSpan;
  /** Does work in a span below the open one; where none is open, as for jobs, without. */
  child<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** What another program is told, so that what it does belongs to the open span. */
  headers(): Record<string, string>;
  /** The trace of the open span. */
  traceId(): string | undefined;
  /** Sends what is left, or gives it up soon. */
  end(): Promise<void>;
};

let tracing: Tracing | undefined;

/** Begins to trace when the settings name a collector; else nothing of it is even loaded. To be called first. */
export async function startTracing(
  { TRACES_URL, TRACES_PART }: Pick<Settings, 'TRACES_URL' | 'TRACES_PART'>,
  program: string,
): Promise<void> {
  if (TRACES_URL === undefined) return;
  const { openTracing } = await import('./open-tracing.ts');
  tracing = openTracing({ url: TRACES_URL, part: TRACES_PART, program });
}

/** Undefined where nothing is traced. */
export function currentTracing(): Tracing | undefined {
  return tracing;
}

/** Ends it with the program. */
export async function endTracing(): Promise<void> {
  await tracing?.end();
  tracing = undefined;
}

/** Does work that asks something of another program, in a span of its own where there is tracing. */
export function asking<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.child(name, attributes, work) : work();
}
