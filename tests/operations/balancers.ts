import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@longleaf/platform/free-port';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** The hosts that the samples in `deploy/` name. */
export const HOSTS = {
  portal: 'college.example.org',
  signIn: 'signin.example.org',
  content: 'guides.example.org',
} as const;

/** Where the copies listen, as `host:port`. */
export type Copies = {
  portal: [string, string];
  signIn: [string, string];
  content: string;
};

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

export type Balancer = {
  /** Asks over TLS for a path of a host; by connections that are kept, as browsers do. */
  ask: (host: string, path: string, asked?: Asked) => Promise<Answer>;
  plainUrl: string;
  /** What it has written of requests; `server` is the copy that answered, by its name or its address. */
  lines: () => Promise<Line[]>;
  /** All that it has written anywhere. */
  written: () => Promise<string>;
  end: () => Promise<void>;
};

export type Line = { requestId: string; server: string };

type Kind = {
  name: string;
  /** What is missing on this machine to run it; undefined when nothing is. */
  missing: string | undefined;
  start: (copies: Copies) => Promise<Balancer>;
};

type Running = { child: ChildProcess; log: () => Promise<string>; written?: () => Promise<string> };
type Places = { folder: string; plain: number; secure: number; certificate: string };

/** The balancers that `deploy/` has a sample of, each run with that sample. */
export const BALANCERS: readonly Kind[] = [
  { name: 'HAProxy', missing: missing('haproxy'), start: (copies) => start(haproxy, copies) },
  { name: 'nginx', missing: missing('nginx'), start: (copies) => start(nginx, copies) },
];

function programAt(name: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function missing(program: string): string | undefined {
  const gone = [program, 'openssl'].filter((name) => programAt(name) === undefined);
  return gone.length === 0 ? undefined : `this machine has no ${gone.join(' and no ')}`;
}

async function start(
  run: (places: Places, copies: Copies) => Promise<Running>,
  copies: Copies,
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-balancer-'));
  const certificate = join(folder, 'longleaf.pem');
  const places = { folder, certificate, plain: await freePort(), secure: await freePort() };
  makeCertificate(certificate);
  const { child, log, written = log } = await run(places, copies);
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate) });
  const ask: Balancer['ask'] = (host, path, asked = {}) => {
    const { method = 'GET', headers = {}, body } = asked;
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port: places.secure, servername: host, agent, path, method };
      request({ ...to, headers: { host, ...headers } }, (answer) => {
        text(answer).then(
          (got) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: got }),
          reject,
        );
      })
        .on('error', reject)
        .end(body);
    });
  };
  const end = async () => {
    agent.destroy();
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  await untilItAnswers(ask, child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const lines = async () => (await log()).split('\n').flatMap(lineOf);
  return { ask, plainUrl: `http://127.0.0.1:${places.plain}`, lines, written, end };
}

/** Its lines are JSON; what else it says of itself is not. */
function lineOf(text: string): Line[] {
  return text.startsWith('{') ? [JSON.parse(text) as Line] : [];
}

/** A certificate for all hosts, signed by itself, with its key in the same file. */
function makeCertificate(file: string): void {
  const names = [...Object.values(HOSTS), 'other.test'].map((host) => `DNS:${host}`).join();
  const subject = `-subj /CN=${HOSTS.portal} -addext subjectAltName=${names}`;
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 ${subject} -keyout ${file} -out ${file}.crt`;
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
  execFileSync('sh', ['-c', 'cat "$0.crt" >> "$0"', file]);
}

/** The sample as it stands: what differs from place to place it takes from the environment. */
function haproxy({ folder, plain, secure, certificate }: Places, copies: Copies): Promise<Running> {
  const env = {
    PATH: process.env['PATH'],
    ADMIN_SOCKET: join(folder, 'admin.sock'),
    BIND_HTTP: `127.0.0.1:${plain}`,
    BIND_HTTPS: `127.0.0.1:${secure}`,
    CERTIFICATE: certificate,
    API_1: copies.portal[0],
    API_2: copies.portal[1],
    SIGN_IN_1: copies.signIn[0],
    SIGN_IN_2: copies.signIn[1],
    CONTENT_1: copies.content,
  };
  const file = join(DEPLOY, 'haproxy/haproxy.cfg');
  const child = spawn('haproxy', ['-db', '-f', file], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  return Promise.resolve({ child, log: () => Promise.resolve(said) });
}

/** The sample with other addresses, inside a file that gives nginx nothing but places of its own. */
async function nginx({ folder, plain, secure, certificate }: Places, copies: Copies): Promise<Running> {
  const replaced: Record<string, string> = {
    '127.0.0.1:3000': copies.portal[0],
    '127.0.0.1:3010': copies.portal[1],
    '127.0.0.1:3001': copies.signIn[0],
    '127.0.0.1:3011': copies.signIn[1],
    '127.0.0.1:3002': copies.content,
    'listen 443': `listen 127.0.0.1:${secure}`,
    'listen 80': `listen 127.0.0.1:${plain}`,
    '/etc/nginx/longleaf.pem': certificate,
    '/var/log/nginx/longleaf.log': join(folder, 'access.log'),
    '/var/log/nginx/longleaf-error.log': join(folder, 'longleaf-error.log'),
  };
  let sample = readFileSync(join(DEPLOY, 'nginx/longleaf.conf'), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!sample.includes(from)) throw new Error(`The sample of nginx has no ${from} any more`);
    sample = sample.replaceAll(from, to);
  }
  await writeFile(join(folder, 'longleaf.conf'), sample);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const around = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
    // As the nginx.conf of Debian has it.
    `access_log ${folder}/debian.log; ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;`,
    `include ${folder}/longleaf.conf; }`,
  ];
  await writeFile(join(folder, 'nginx.conf'), around.join('\n'));
  const file = join(folder, 'nginx.conf');
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const logs = ['access.log', 'debian.log', 'longleaf-error.log', 'error.log'];
  const written = async () => (await Promise.all(logs.map(read))).join('\n');
  return { child, log: () => read('access.log'), written };
}

/** Until it sends a request on: both begin to listen before they know of copies. */
async function untilItAnswers(ask: Balancer['ask'], child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The balancer ended with ${child.exitCode}`);
    const answer = await ask(HOSTS.portal, '/api/health').catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error('The balancer does not answer');
}
