import autocannon from 'autocannon';
import { differentSearches } from '../search/questions.ts';
import { type Arrived, arrive, type Request_ } from './arrivals.ts';
import { type Copy, memoryOf, processorOf } from './processes.ts';
import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';

/** What an evening in autumn is made of, in hundredths of the requests. */
const SHARES = {
  searches: 30,
  profiles: 25,
  careers: 10,
  hub: 10,
  'what to do': 5,
  'saved colleges': 8,
  saves: 6,
  answers: 6,
} as const;
type Kind = keyof typeof SHARES;
const KINDS = Object.keys(SHARES) as Kind[];

export const eveningGoals = { perSecond: 1000, p90Milliseconds: 50, p99Milliseconds: 300, errors: 0 };

/** A person who is signed in, and their open session where they have one. */
export interface Pupil {
  token: string;
  session: number | undefined;
}

interface College {
  id: number;
  urlName: string;
  state: string | null;
}

/** What is measured for, with whom. */
export interface Load {
  pupils: readonly Pupil[];
  colleges: readonly College[];
  seconds: number;
}

/** Requests a second that an evening is tried with, until copies fall behind. */
const RATES = [100, 200, 400, 700, eveningGoals.perSecond];
/** Requests at a time where one kind is measured alone. */
const AT_ONCE = 8;

/**
 * Evenings of more and more requests, until the goals are missed by far; the last is told kind by kind. The first is to
 * warm the copies, and told of nobody.
 */
export async function evenings(copies: readonly Copy[], load: Load) {
  await evening(copies, load, RATES[0] ?? 0);
  const atRates = [];
  for (const rate of RATES) {
    const { byKind, ...all } = await evening(copies, load, rate);
    const isFarBehind = all.worstP99 > 4 * eveningGoals.p99Milliseconds;
    const isLast = isFarBehind || rate === RATES.at(-1);
    atRates.push({ ...all, ...(isLast && { byKind }) });
    if (isFarBehind) break;
  }
  return atRates;
}

/** Each kind of request alone, as many as one copy answers: requests a second, and its processor time for each. */
export async function eachKindAlone(copy: Copy, load: Load) {
  const next = requestsOf(load);
  const measured: Record<string, unknown> = {};
  for (const kind of KINDS) {
    const before = processorOf(copy);
    const { requests, latency, errors, non2xx } = await autocannon({
      url: copy.address,
      connections: AT_ONCE,
      duration: Math.ceil(load.seconds / 3),
      requests: [{ setupRequest: (request) => ({ ...request, ...next(kind) }) }],
    });
    measured[kind] = {
      perSecond: Math.round(requests.average),
      p50: latency.p50,
      p99: latency.p99,
      errors: errors + non2xx,
      processorMillisecondsARequest: Math.round(((processorOf(copy) - before) / requests.total) * 100) / 100,
    };
  }
  return measured;
}

/**
 * Sends the mixed load of an evening to the copies in turn for some seconds, whether answers come or not. Times are counted
 * from when a request was due.
 */
async function evening(copies: readonly Copy[], load: Load, perSecond: number) {
  const { seconds } = load;
  const before = copies.map(processorOf);
  const next = requestsOf(load);
  const addresses = copies.map(({ address }) => address);
  const arrived = await arrive(addresses, {
    perSecond,
    seconds,
    next: () => {
      const kind = anyKind();
      return { kind, request: next(kind) };
    },
  });
  const byKind = KINDS.map((kind) => [kind, told(arrived.filter((one) => one.kind === kind))] as const);
  const answered = arrived.filter(({ status }) => status > 0).length;
  const used = copies.reduce((sum, copy, at) => sum + processorOf(copy) - (before[at] ?? 0), 0);
  return {
    asked: perSecond,
    answered: Math.round(answered / seconds),
    worstP90: Math.max(...byKind.map(([, { p90 }]) => p90)),
    worstP99: Math.max(...byKind.map(([, { p99 }]) => p99)),
    errors: arrived.filter(({ status }) => status < 200 || status > 299).length,
    processorMillisecondsARequest: Math.round((used / answered) * 100) / 100,
    megabytesOfEachCopy: copies.map(memoryOf),
    byKind: Object.fromEntries(byKind),
  };
}

/** Each kind as often as its share. */
function anyKind(): Kind {
  let left = Math.random() * 100;
  for (const kind of KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return 'searches';
}

/** How long one kind took, in milliseconds from when each was due. */
function told(arrived: readonly Arrived<Kind>[]) {
  const sorted = arrived.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { requests: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

/** Gives requests of each kind, each of another person about something else. */
function requestsOf({ pupils, colleges }: Load): (kind: Kind) => Request_ {
  const searches = differentSearches(400).map((filters) => JSON.stringify(filters));
  const withSession = pupils.filter(({ session }) => session !== undefined);
  const { questions, id: profiler } = INTEREST_PROFILER;
  // Four looks of five are at colleges of the state.
  const atHome = colleges.filter(({ state }) => state === HOME_STATE);
  let n = 0;
  const at = <Item>(list: readonly Item[]) => list[(n * 7919) % list.length] as Item;
  return (kind) => {
    n += 1;
    const { token } = at(pupils);
    const read = (path: string) => ({
      method: 'GET' as const,
      path: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const post = (path: string, body: unknown, by = token) => ({
      method: 'POST' as const,
      path: `/api${path}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    });
    switch (kind) {
      case 'searches':
        return post('/campusSearch/institutionFilters?facets=true', at(searches));
      case 'profiles':
        return read(`/institutions/${at(n % 5 === 0 ? colleges : atHome).urlName}/campusprofile`);
      case 'careers':
        return read(`/careers/occupations?page=${(n % 20) + 1}`);
      case 'hub':
        return read('/application/user');
      case 'what to do':
        return read('/toDo');
      case 'saved colleges':
        return read('/collegePlanning/getsavedcolleges');
      case 'saves':
        return post('/collegePlanning', at(atHome).id);
      case 'answers': {
        const pupil = at(withSession);
        const question = questions[n % questions.length]?.id;
        const path = `/assessments/${profiler}/sessions/${pupil.session}/questions/${question}/answers`;
        return post(path, { answer: String((n % 5) + 1) }, pupil.token);
      }
    }
  };
}
