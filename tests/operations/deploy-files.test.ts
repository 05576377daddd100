import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { wrongTogether, type Program } from '@longleaf/platform/needed-settings';
import { SETTINGS_WITH_SECRETS } from '@longleaf/platform/secret-files';
import { readSettings, SETTING_NAMES } from '@longleaf/platform/settings';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { API_MEMORY } from '../../scripts/lib/apps.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'longleaf-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DEFAULTS = readSettings({ DATABASE_URL: 'postgres://a@b/c' });

/** A program of ours as one of the files sets it up, whatever the file is. */
type SetUp = {
  where: string;
  /** The file that Node is given, and what else. */
  file: string;
  flags: string[];
  env: Record<string, string>;
  stopSeconds: number;
};

const PROGRAMS: Readonly<Record<string, { program: Program; port: string; ready: string[] }>> = {
  'apps/api/src/server.ts': {
    program: 'api',
    port: 'PORT',
    ready: ['/api/health/ready?part=pages', '/api/health'],
  },
  'apps/identity/src/server.ts': {
    program: 'identity',
    port: 'IDENTITY_PORT',
    ready: ['/health/ready?part=people', '/health'],
  },
  'apps/content/src/server.ts': { program: 'content', port: 'CONTENT_PORT', ready: ['/health'] },
  'scripts/import.ts': { program: 'command', port: 'PORT', ready: [] },
};

/** Read by Node, the browser that prints or HAProxy, and no settings of ours. */
const OF_OTHERS = new Set(['NODE_EXTRA_CA_CERTS', 'CHROMIUM_PATH']);
/** What the image sets for every program. */
const IMAGE = Object.fromEntries(
  [...textOf('deploy/container/Containerfile').matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=(\S+)/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

type Service = {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  secrets?: (string | { source: string })[];
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  tmpfs?: string[];
  volumes?: string[];
  networks?: unknown;
};
const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number };
type Container = {
  image: string;
  command: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  securityContext: Record<string, unknown>;
  resources: { requests: unknown; limits: unknown };
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
};
type Pod = {
  terminationGracePeriodSeconds?: number;
  securityContext: Record<string, unknown>;
  containers: [Container];
  volumes: { name: string; secret?: { secretName: string }; emptyDir?: unknown }[];
};
type Manifest = {
  kind: string;
  metadata: { name?: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: { replicas: number; minAvailable: number; template: { spec: Pod }; ports: { port: number }[] };
};
const manifests = readdirSync(join(DEPLOY, 'kubernetes'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted()
  .flatMap((name) =>
    parseAllDocuments(textOf(`deploy/kubernetes/${name}`)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${String(document.errors[0])}`);
      return document.toJS() as Manifest;
    }),
  );
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ kind, metadata, spec }) => ({
  name: metadata.name ?? kind,
  kind,
  pod: spec.template.spec,
  container: spec.template.spec.containers[0],
}));

const UNITS = readdirSync(join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'));

/** What Node is given: switches of its own, and a file. */
function fileAndFlags(given: string[]): { file: string; flags: string[] } {
  const at = given.findIndex((word) => !word.startsWith('--'));
  return { file: given[at] ?? '', flags: given.slice(0, at) };
}

function composed(): SetUp[] {
  return Object.entries(compose.services).flatMap(([name, service]) => {
    const [node, ...given] = service.command ?? [];
    if (node !== 'node') return [];
    return {
      where: `compose ${name}`,
      ...fileAndFlags(given),
      env: { ...IMAGE, ...service.environment },
      stopSeconds: parseInt(service.stop_grace_period ?? '10', 10),
    };
  });
}

function orchestrated(): SetUp[] {
  return pods.map(({ name, pod, container }) => {
    const shared = (container.envFrom ?? []).map(
      ({ configMapRef }) =>
        ofKind('ConfigMap').find(({ metadata }) => metadata.name === configMapRef.name)?.data ?? {},
    );
    const own = Object.fromEntries((container.env ?? []).map(({ name: key, value }) => [key, value]));
    return {
      where: `Kubernetes ${name}`,
      ...fileAndFlags(container.command.slice(1)),
      env: Object.assign({}, IMAGE, ...shared, own) as Record<string, string>,
      stopSeconds: pod.terminationGracePeriodSeconds ?? 30,
    };
  });
}

function supervised(): SetUp[] {
  return UNITS.map((name) => {
    const unit = textOf(`deploy/systemd/${name}`);
    const lines = `${textOf('deploy/systemd/longleaf.env')}\n${unit}`.split('\n');
    const pairs = lines.flatMap((line) => /^(?:Environment=)?([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
    const env: Record<string, string> = {};
    for (let n = 0; n < pairs.length; n += 2)
      env[pairs[n] as string] = (pairs[n + 1] ?? '').replace('%i', '3000');
    return {
      where: `systemd ${name}`,
      ...fileAndFlags(/^ExecStart=\S+ (.+)$/m.exec(unit)?.[1]?.split(' ') ?? []),
      env,
      stopSeconds: Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
    };
  });
}

/** The environment with a value in place of each file, as the program sees it. */
function withSecrets(env: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {
    DATABASE_URL: 'postgres://longleaf@pooler/longleaf',
    DATABASE_DIRECT_URL: 'postgres://longleaf@database/longleaf',
    SMTP_URL: 'smtp://mail:25',
    FILES_URL: 's3://key:secret@s3.example.org/bucket',
  };
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const setting = name.replace(/_FILE$/, '');
      return name.endsWith('_FILE') ? [setting, values[setting] ?? 's'.repeat(40)] : [name, value];
    }),
  );
}

const all = [...composed(), ...orchestrated(), ...supervised()];

it('tells Node as much of memory as `npm start` does, also in the image and in the walk by hand', () => {
  const flags: readonly string[] = API_MEMORY;
  for (const one of all)
    expect(one).toMatchObject({ flags: one.file === 'apps/api/src/server.ts' ? flags : [] });
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(textOf('deploy/container/Containerfile')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'apps/api/src/server.ts']);
  const walk = textOf('docs/operations.md').match(/^PORT=\d+ run apps\/api.*$/gm);
  expect(walk).toHaveLength(2);
  for (const line of walk ?? []) expect(line).toContain(`'${flags.join(' ')}'`);
});

it('finds every program in each of the three', () => {
  expect(all.map(({ where, file }) => `${where}: ${file}`)).toEqual([
    'compose api-1: apps/api/src/server.ts',
    'compose api-2: apps/api/src/server.ts',
    'compose sign-in-1: apps/identity/src/server.ts',
    'compose sign-in-2: apps/identity/src/server.ts',
    'compose content: apps/content/src/server.ts',
    'Kubernetes api: apps/api/src/server.ts',
    'Kubernetes sign-in: apps/identity/src/server.ts',
    'Kubernetes content: apps/content/src/server.ts',
    'Kubernetes Job: scripts/import.ts',
    'systemd longleaf-api@.service: apps/api/src/server.ts',
    'systemd longleaf-content@.service: apps/content/src/server.ts',
    'systemd longleaf-sign-in@.service: apps/identity/src/server.ts',
  ]);
});

describe.each(all)('$where', ({ file, env, stopSeconds }) => {
  const { program } = PROGRAMS[file] as (typeof PROGRAMS)[string];

  it('starts a program that is there', () => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it('names only settings that there are', () => {
    const known = new Set([...SETTING_NAMES, ...SETTINGS_WITH_SECRETS.map((name) => `${name}_FILE`)]);
    expect(Object.keys(env).filter((name) => !known.has(name) && !OF_OTHERS.has(name))).toEqual([]);
  });

  it('is production, with all that production needs and nothing wrong', () => {
    expect(env['NODE_ENV']).toBe('production');
    const given = withSecrets(env);
    expect(wrongTogether(given, program)).toEqual([]);
    expect(() => readSettings(given, program)).not.toThrow();
  });

  it('holds no secret itself', () => {
    const secrets = SETTINGS_WITH_SECRETS.filter((name) => env[name] !== undefined);
    expect(secrets).toEqual([]);
  });

  it('is given longer to stop than it takes at most', () => {
    expect(stopSeconds).toBeGreaterThan(
      Number(env['STOP_DEADLINE_SECONDS'] ?? DEFAULTS.STOP_DEADLINE_SECONDS),
    );
  });
});

describe.each(all.filter(({ file }) => file.startsWith('apps/') && !file.includes('content')))(
  '$where, behind a balancer',
  ({ env }) => {
    it('believes one proxy, as the samples of both balancers overwrite the header', () => {
      expect(env['TRUST_PROXY']).toBe('1');
    });
  },
);

it('reads two copies of API and sign-in in compose from the same files, which are all declared', () => {
  const used = new Set(
    Object.values(compose.services).flatMap(({ secrets = [] }) =>
      secrets.map((one) => (typeof one === 'string' ? one : one.source)),
    ),
  );
  expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  for (const [name, { environment = {}, secrets = [] }] of Object.entries(compose.services)) {
    for (const [setting, path] of Object.entries(environment).filter(([key]) => key.endsWith('_FILE')))
      expect(secrets, `${name} ${setting}`).toContain(path.replace('/run/secrets/', ''));
  }
});

it.each(composed().map(({ where }) => where.replace('compose ', '')))(
  'compose runs %s with a root file system that is only read and without rights',
  (name) => {
    const service = compose.services[name];
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], image: 'longleaf' });
    expect(service?.volumes).toContain('data:/data');
    expect(service?.tmpfs?.[0]).toMatch(/^\/tmp:/);
  },
);

it.each(pods)(
  'Kubernetes runs $name as nobody in particular, with a root file system that is only read',
  (one) => {
    const { pod, container } = one;
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.requests).toBeDefined();
    expect(container.resources.limits).toBeDefined();
    const writable = container.volumeMounts
      .filter(({ readOnly }) => !readOnly)
      .map(({ mountPath }) => mountPath);
    expect(writable).toEqual(['/data', '/tmp']);
    for (const { name } of container.volumeMounts)
      expect(pod.volumes.map((volume) => volume.name)).toContain(name);
  },
);

it.each(pods)('Kubernetes hands $name the secrets that the example holds', ({ pod, container }) => {
  for (const { name, value } of container.env ?? []) {
    const mount = container.volumeMounts.find(({ mountPath }) => value.startsWith(`${mountPath}/`));
    const volume = pod.volumes.find((one) => one.name === mount?.name);
    const secret = ofKind('Secret').find(({ metadata }) => metadata.name === volume?.secret?.secretName);
    expect([name, Object.keys(secret?.stringData ?? {})]).toEqual([
      name,
      expect.arrayContaining([value.slice(`${mount?.mountPath}/`.length)]),
    ]);
  }
});

it.each(pods.filter(({ kind }) => kind === 'Deployment'))(
  'Kubernetes asks $name at its port, at addresses of its own, before its balancer gives up',
  ({ name, container }) => {
    const { ready, port } = PROGRAMS[
      fileAndFlags(container.command.slice(1)).file
    ] as (typeof PROGRAMS)[string];
    expect(container.ports).toEqual([{ name: 'http', containerPort: DEFAULTS[port as 'PORT'] }]);
    const service = ofKind('Service').find(({ metadata }) => metadata.name === name);
    expect(service?.spec.ports).toMatchObject([{ port: DEFAULTS[port as 'PORT'] }]);
    expect(container.readinessProbe?.httpGet.path).toBe(ready[0]);
    expect(container.livenessProbe?.httpGet.path).toBe(ready.at(-1));
    expect(container.startupProbe?.httpGet.path).toBe(ready.at(-1));
    const { periodSeconds = 0, failureThreshold = 0 } = container.readinessProbe ?? {};
    const wait = Number(ofKind('ConfigMap')[0]?.data?.['STOP_WAIT_SECONDS']);
    expect(periodSeconds * failureThreshold).toBeLessThan(wait);
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(budget?.spec.minAvailable).toBe(1);
    expect(ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec.replicas).toBe(2);
  },
);

it('probes addresses that the programs answer', () => {
  const served = textOf('packages/http/src/health.ts');
  for (const path of ['/health', '/health/ready']) expect(served).toContain(`'${path}'`);
  expect(textOf('apps/api/src/operations/health.ts')).toContain('pages:');
  expect(textOf('apps/identity/src/health.ts')).toContain('people:');
  const balancer = textOf('deploy/haproxy/haproxy.cfg');
  const looks = [...balancer.matchAll(/^ +http-check send meth GET uri (\S+)$/gm)].map(([, path]) => path);
  const [ready, alive] = [
    ['/api/health/ready?part=pages', '/health/ready?part=people'],
    ['/api/health', '/health'],
  ];
  expect(looks).toEqual([...ready, ...alive, '/health']);
});

it('lets HAProxy and nginx notice a copy that stops before it takes no more requests', () => {
  const inProduction = readSettings({ ...withSecrets(all[0]?.env ?? {}) }, 'api').STOP_WAIT_SECONDS;
  const [, every, fall] =
    /default-server check inter (\d+)s fall (\d+)/.exec(textOf('deploy/haproxy/haproxy.cfg')) ?? [];
  expect(Number(every) * Number(fall)).toBeLessThan(inProduction);
  const kept = [...textOf('deploy/nginx/longleaf.conf').matchAll(/keepalive_timeout (\d+)s/g)].map(([, s]) =>
    Number(s),
  );
  expect(kept).toHaveLength(3);
  for (const seconds of kept) expect(seconds).toBeLessThan(inProduction);
});

it('lets both balancers show the same page where nobody answers', () => {
  const [ofHaproxy, ofNginx] = [
    /setenv NOBODY_ANSWERS '(.+)'/.exec(textOf('deploy/haproxy/haproxy.cfg'))?.[1],
    /map "" \$nobody_answers \{\s*default '(.+)';/.exec(textOf('deploy/nginx/longleaf.conf'))?.[1],
  ];
  expect(ofHaproxy).toContain('<html lang="en">');
  expect(ofNginx).toBe(ofHaproxy);
});

describe('the image', () => {
  const file = textOf('deploy/container/Containerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));

  it('is of the Node that the project names', () => {
    const bases = [...file.matchAll(/^FROM docker\.io\/library\/node:([\d.]+)-/gm)].map(
      ([, version]) => version,
    );
    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases)).toEqual(new Set([textOf('.node-version').trim()]));
  });

  it('is built of every file that the project keeps, but of tests, benches and pictures', () => {
    const leftOut = execFileSync(
      'git',
      ['ls-files', '--cached', '--ignored', '--exclude-from=.dockerignore'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(
      leftOut.split('\n').filter((path) => !/^(?:docs\/screenshots\/|tests\/|\.ci\/|$)/.test(path)),
    ).toEqual([]);
  });

  it('runs as an account that is not root, writes to what it declares and looks at itself', () => {
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^VOLUME \["\/data"\]$/m);
    expect(last).toMatch(/^HEALTHCHECK [^]*health\.mjs/m);
    expect(IMAGE).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
  });

  it('gets what a production install brings, and the built portal, and nothing of the building stage', () => {
    expect(last).toMatch(/^COPY --from=install \/longleaf \/longleaf$/m);
    expect(last).not.toMatch(/--from=build/);
    const install = file.slice(file.indexOf('AS install'), file.lastIndexOf('\nFROM '));
    expect(install).toMatch(/npm ci --omit=dev/);
    expect(install).toContain('COPY --from=build /longleaf/apps/portal/build apps/portal/build');
  });
});

describe('the health check of the image', () => {
  const check = (port: number) =>
    promisify(execFile)(process.execPath, [join(DEPLOY, 'container/health.mjs')], {
      env: { IDENTITY_PORT: String(port), PORT: '1', CONTENT_PORT: '1', PARTNERS_PORT: '1' },
    }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );

  it.each([
    [200, 0],
    [503, 1],
  ])('ends a program that answers %d with %d', async (status, code) => {
    const server = createServer((_, answer) => answer.writeHead(status).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    expect(await check((server.address() as AddressInfo).port)).toBe(code);
  });

  it('ends one that does not answer with 1', async () => {
    expect(await check(1)).toBe(1);
  });
});

it('makes secrets that the programs take, and keeps those that are there', () => {
  const place = join(folder, 'secrets');
  const make = () => execFileSync('sh', [join(DEPLOY, 'make-secrets.sh'), place]);
  make();
  const read = () =>
    Object.fromEntries(readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'utf8')]));
  const made = read();
  const { DATABASE_PASSWORD = '', 'userlist.txt': users, ...secrets } = made;
  expect(users).toBe(`"longleaf" "${DATABASE_PASSWORD}"\n`);
  expect(DATABASE_PASSWORD).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets['DATABASE_URL']).toBe(`postgres://longleaf:${DATABASE_PASSWORD}@127.0.0.1:6432/longleaf`);
  expect(
    new Set([secrets['DATA_SECRET'], secrets['IDENTITY_SECRET'], secrets['ACCOUNT_SERVICE_SECRET']]).size,
  ).toBe(3);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  for (const { env } of supervised()) {
    const named = Object.keys(env).filter((name) => name.endsWith('_FILE'));
    for (const name of named) expect(secrets).toHaveProperty(name.replace(/_FILE$/, ''));
  }
  for (const { file } of Object.values(compose.secrets))
    expect(made).toHaveProperty([file.replace('secrets/', '')]);
  make();
  expect(read()).toEqual(made);
});

const hasVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasVerify).each(UNITS)(
  'systemd understands %s (left out where there is no systemd-analyze)',
  (name) => {
    const unit = textOf(`deploy/systemd/${name}`);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'User=longleaf', 'KillSignal=SIGTERM'])
      expect(unit.split('\n')).toContain(line);
    // Every secret that it is told of is handed over.
    for (const [, setting, file] of unit.matchAll(/^Environment=([A-Z_]+)_FILE=%d\/(\S+)$/gm)) {
      expect(file).toBe(setting);
      expect(unit).toContain(`\nLoadCredential=${setting}:/etc/longleaf/secrets/${setting}\n`);
    }
    const place = join(folder, name.replace('@', '@3000'));
    // This machine's Node in place of the one that the unit names.
    writeFileSync(place, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', place], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
