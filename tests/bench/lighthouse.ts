import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { readSettings } from '@longleaf/platform/settings';
import lighthouse from 'lighthouse';
import { startAll } from '../../scripts/lib/supervisor.ts';

/** Budgets of the issue: mobile preset of Lighthouse on the production build. */
export const PAGE_BUDGETS = { kilobytes: 170, performance: 90, lcpMilliseconds: 2500, cls: 0.05 };

const PORTS = { PORT: '3300', IDENTITY_PORT: '3301', CONTENT_PORT: '3302', PARTNERS_PORT: '3303' };
const DEBUGGING_PORT = 9333;
const RUNS = 3;

const PAGES = {
  home: '/',
  search: '/college-search',
  profile: '/college-profile/university-of-north-carolina-at-chapel-hill',
  compare:
    '/compare?colleges=university-of-north-carolina-asheville,duke-university,wake-technical-community-college',
  careers: '/careers',
  career: '/careers/registered-nurses',
  programs: '/programsMajors',
  program: '/programsMajors/51.3801',
  schools: '/exploreprogramsandmajors/schoolofferingprogram/51.3801',
};

export type PageResult = {
  performance: number;
  accessibility: number;
  lcpMilliseconds: number;
  totalBlockingMilliseconds: number;
  cls: number;
  /** HTML, scripts and styles as sent, in kilobytes of 1,024 bytes. */
  kilobytes: number;
  withinBudget: boolean;
};

/** Measures each page `RUNS` times on the built portal and gives the run with the middle performance. */
export async function measurePages(): Promise<Record<string, PageResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  Object.assign(process.env, PORTS, { DATA_DIR: folder, LOG_LEVEL: 'error', CAREERS_SITE_URL: '' });
  const running = await startAll(readSettings(process.env));
  const found = await findChromium('.data/test');
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
  try {
    const results: Record<string, PageResult> = {};
    for (const [name, path] of Object.entries(PAGES)) {
      const runs: PageResult[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(`http://localhost:${PORTS.PORT}${path}`));
      // A run in which the browser saw no largest paint says nothing of the page.
      const whole = runs.filter(({ lcpMilliseconds }) => !Number.isNaN(lcpMilliseconds));
      const middle = whole.toSorted((a, b) => a.performance - b.performance)[Math.floor(whole.length / 2)];
      if (!middle) throw new Error(`Lighthouse saw no largest paint on ${path}, ${RUNS} times.`);
      results[name] = middle;
    }
    return results;
  } finally {
    await browser.close();
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(url: string): Promise<PageResult> {
  const outcome = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (!outcome) throw new Error(`No result for ${url}`);
  const { audits, categories } = outcome.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details as { items?: Requested[] } | undefined)?.items ?? [];
  const critical = requests.filter(({ resourceType }) => CRITICAL.has(resourceType ?? ''));
  const result = {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    lcpMilliseconds: Math.round(value('largest-contentful-paint')),
    totalBlockingMilliseconds: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    kilobytes: Math.round(critical.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024),
  };
  return {
    ...result,
    withinBudget:
      result.kilobytes <= PAGE_BUDGETS.kilobytes &&
      result.performance >= PAGE_BUDGETS.performance &&
      result.lcpMilliseconds <= PAGE_BUDGETS.lcpMilliseconds &&
      result.cls < PAGE_BUDGETS.cls,
  };
}

type Requested = { resourceType?: string; transferSize?: number };
const CRITICAL = new Set(['Document', 'Script', 'Stylesheet']);
