import type { FastifyInstance } from 'fastify';
import { notFound } from './problem.ts';

/** A balancer that asks whether a program is ready gets its answer within this time, whatever a part does. */
const ANSWER_MILLISECONDS = 1_800;

/** Whether a part of a program can do its work now. */
export type Part = () => boolean | Promise<boolean>;

export type Health<Name extends string> = {
  /** What a program needs for all of its work, by name. */
  parts: Readonly<Record<Name, Part>>;
  /** What a balancer may ask for alone, and which parts that needs. */
  groups: Readonly<Record<string, readonly NoInfer<Name>[]>>;
  /** Whether this copy stops and is to be sent nothing more. */
  stopping: () => boolean;
};

/**
 * `/health`: the process is alive. `/health/ready`: it can do its work, told part by part, within two seconds; with
 * `?part=` and the name of a group that alone.
 */
export function serveHealth<Name extends string>(app: FastifyInstance, health: Health<Name>): void {
  app.get('/health', { config: { rateLimit: false } }, (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/health/ready', { config: { rateLimit: false } }, async (request, reply) => {
    const parts = await ask(health, wantedBy(request.query, health));
    const stopping = health.stopping();
    const ready = !stopping && Object.values(parts).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '5' }) })
      .send({ status: stopping ? 'stopping' : ready ? 'ready' : 'not ready', ...parts });
  });
}

/** @throws ProblemError 404 for a group that there is none of: a balancer that asks for one is set wrong. */
function wantedBy<Name extends string>(query: unknown, { parts, groups }: Health<Name>): readonly Name[] {
  const { part } = query as { part?: unknown };
  if (part === undefined) return Object.keys(parts) as Name[];
  const group = typeof part === 'string' && Object.hasOwn(groups, part) ? groups[part] : undefined;
  if (group === undefined) throw notFound();
  return group;
}

async function ask<Name extends string>(
  { parts }: Health<Name>,
  names: readonly Name[],
): Promise<Record<string, boolean>> {
  const asked = names.map(async (name) => [name, await inTime(parts[name])] as const);
  return Object.fromEntries(await Promise.all(asked));
}

async function inTime(part: Part): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS, false).unref());
  return Promise.race([part(), late]);
}
