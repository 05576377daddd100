import { say } from '../../scripts/lib/say.ts';
import { measureInteractions, MOST_MILLISECONDS } from './phone/interactions.ts';
import { openBrowser, paintsOf, withPhone } from './phone/phone.ts';
import { withPortal } from './phone/portal.ts';
import { openTwins, twinOf } from './phone/twin.ts';
import { middle } from './search/load.ts';

const FIRST_PORT = 3320;
const RUNS = 5;
const REQUESTS = 200;
/** How much later than its static twin a page may show the largest thing on it. */
const MOST_TIMES_TWIN = 1.1;

const PAGES = {
  home: '/',
  search: '/college-search',
  profile: '/college-profile/university-of-north-carolina-at-chapel-hill',
  compare:
    '/compare?colleges=university-of-north-carolina-asheville,duke-university,wake-technical-community-college',
  careers: '/careers',
  career: '/careers/registered-nurses',
  programs: '/programsMajors',
  program: '/programsMajors/registered-nursing-registered-nurse',
  schools: '/exploreprogramsandmajors/schoolofferingprogram/51.3801',
};

type Beside = {
  lcpMilliseconds: number;
  twinLcpMilliseconds: number;
  ratio: number;
  /** What the server's processor takes to answer one request of the page, once it is drawn. */
  processorMilliseconds: number;
  withinBudget: boolean;
};

/** Each page beside its static twin, in turns, and interactions: on a phone with a slow line, all in one run. */
export async function measurePhone(): Promise<unknown> {
  return withPortal(FIRST_PORT, async (portal) => {
    const [browser, twins] = [await openBrowser(), await openTwins(portal)];
    try {
      const largest = (path: string) =>
        withPhone(browser, async (page) => {
          await page.goto(twins.origin + path, { waitUntil: 'load' });
          await page.waitForTimeout(1500);
          return (await paintsOf(page)).largest;
        });
      const pages: Record<string, Beside> = {};
      for (const [name, path] of Object.entries(PAGES)) {
        const processorMilliseconds = await processorTime(portal, path);
        const [own, twin]: [number[], number[]] = [[], []];
        for (let run = 0; run < RUNS; run++) {
          own.push(await largest(path));
          twin.push(await largest(twinOf(path)));
        }
        const ratio = Math.round((middle(own) / middle(twin)) * 100) / 100;
        pages[name] = {
          lcpMilliseconds: Math.round(middle(own)),
          twinLcpMilliseconds: Math.round(middle(twin)),
          ratio,
          processorMilliseconds,
          withinBudget: ratio <= MOST_TIMES_TWIN,
        };
        say(`${name}: ${JSON.stringify(pages[name])}`);
      }
      const interactions = await withPhone(browser, (page) => measureInteractions(page, portal, 5));
      const goals = { ratio: MOST_TIMES_TWIN, interactionP98Milliseconds: MOST_MILLISECONDS };
      return { goals, pages, interactions };
    } finally {
      await browser.close();
      await twins.close();
    }
  });
}

/** Milliseconds of the server's processor for one request, by its own count over many. */
async function processorTime(portal: string, path: string): Promise<number> {
  const { status } = await fetch(portal + path, { redirect: 'manual' });
  // An address that leads on takes a round trip more, which its twin does not take.
  if (status !== 200) throw new Error(`${path} is not the page's own address: ${status}`);
  const ask = async () => void (await (await fetch(portal + path)).text());
  for (let request = 0; request < REQUESTS / 4; request++) await ask();
  const before = await processorSeconds(portal);
  for (let request = 0; request < REQUESTS; request++) await ask();
  const taken = (await processorSeconds(portal)) - before;
  return Math.round((taken / REQUESTS) * 1000 * 100) / 100;
}

async function processorSeconds(portal: string): Promise<number> {
  const metrics = await (await fetch(`${portal}/api/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? [];
  if (seconds === undefined) throw new Error('The server does not tell its processor time');
  return Number(seconds);
}
