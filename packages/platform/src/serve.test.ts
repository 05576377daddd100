import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

type Program = {
  child: ChildProcess;
  said: string[];
  /** Asks over connections that are kept alive, as a balancer does; an answer, or the code of what went wrong. */
  ask: (path: string) => Promise<Answer>;
  exit: Promise<unknown>;
};
type Answer = { status: number | string | undefined; connection?: string | undefined; body?: string };

async function start({ wait = 0, deadline = 60_000 } = {}): Promise<Program> {
  const child = fork(join(import.meta.dirname, 'testing/small-server.ts'), [], {
    env: { ...process.env, WAIT: String(wait), DEADLINE: String(deadline) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    child.kill('SIGKILL');
  });
  const said: string[] = [];
  const address = await new Promise<string>((ready) => {
    child.on('message', (message: { say?: string; ready?: string }) => {
      if (message.say !== undefined) said.push(message.say);
      if (message.ready !== undefined) ready(message.ready);
    });
  });
  return {
    child,
    said,
    ask: (path) => answerOf(`${address}${path}`, agent),
    exit: once(child, 'exit').then(([code]) => code as unknown),
  };
}

function answerOf(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    get(address, { agent }, (message: IncomingMessage) => {
      const { statusCode: status, headers } = message;
      void text(message).then((body) => resolve({ status, connection: headers.connection, body }));
    }).on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code }));
  });
}

/** What is answered until new connections are refused, each once for a row of the same. */
async function untilRefused({ ask }: Program, path: string): Promise<Answer[]> {
  const seen: Answer[] = [];
  for (;;) {
    const answer = await ask(path);
    // The system had taken this connection, and nobody had picked it up when the door was closed.
    if (answer.status === 'ECONNRESET') continue;
    if (seen.at(-1)?.status !== answer.status) seen.push(answer);
    if (answer.status === 'ECONNREFUSED') return seen;
  }
}

it('says that it is not ready while it still answers, closing kept connections, and refuses new ones after', async () => {
  const program = await start({ wait: 1_000 });
  expect(await program.ask('/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  program.child.kill('SIGTERM');
  await expect.poll(() => program.ask('/ready')).toMatchObject({ status: 503, connection: 'close' });
  const others = await untilRefused(program, '/');
  expect(others).toMatchObject([{ status: 200, connection: 'close' }, { status: 'ECONNREFUSED' }]);
  expect(await program.exit).toBe(0);
  // What is done beside requests ends during the wait; what all stand on last.
  expect(program.said).toEqual(['work ended', 'closed']);
});

it('answers what is in hand when it takes no new requests, and closes that connection', async () => {
  const program = await start();
  const slow = program.ask('/slow');
  await expect.poll(() => program.said).toContain('slow begun');
  program.child.kill('SIGTERM');
  await untilRefused(program, '/');
  program.child.send('go on');
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'slow' });
  expect(await program.exit).toBe(0);
});

it('ends at its deadline what never ends, hands its work back, and says so by its exit code', async () => {
  const program = await start({ deadline: 500 });
  const never = program.ask('/never');
  await expect.poll(() => program.said).toContain('never begun');
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(1);
  expect((await never).status).toBe('ECONNRESET');
  expect(program.said).toEqual(['never begun', 'work ended', 'work handed back']);
});

it('takes a second SIGTERM for the first, which two supervisors may send', async () => {
  const program = await start();
  const slow = program.ask('/slow');
  await expect.poll(() => program.said).toContain('slow begun');
  program.child.kill('SIGTERM');
  await expect.poll(() => program.said).toContain('work ended');
  program.child.kill('SIGTERM');
  await untilRefused(program, '/');
  program.child.send('go on');
  expect(await slow).toMatchObject({ status: 200 });
  expect(await program.exit).toBe(0);
  expect(program.said.filter((words) => words === 'work ended')).toHaveLength(1);
});

it('ends at once when a person who waits for it presses Ctrl-C', async () => {
  const program = await start();
  const never = program.ask('/never');
  await expect.poll(() => program.said).toContain('never begun');
  program.child.kill('SIGINT');
  await expect.poll(() => program.said).toContain('work ended');
  program.child.kill('SIGINT');
  expect(await program.exit).toBe(1);
  expect((await never).status).toBe('ECONNRESET');
});
