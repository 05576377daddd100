import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { Act, Entity } from '@longleaf/contract/policies';
import type { Scope } from '@longleaf/http/policy';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { fill } from '@longleaf/rules/words/fill';
import type { Dependencies } from '../../dependencies.ts';
import { hubDays, type StatedDay, statedDaysOf } from '../applications/index.ts';
import { savedEnrichmentCodes } from '../saved-codes/index.ts';
import { savedCollegeRepository } from '../saved-colleges/index.ts';
import { plannedReleases, type PlannedRelease } from '../transcripts/index.ts';

/** A day that another feature keeps for a person. */
export interface OtherDate extends Pick<CalendarEvent, 'category' | 'name' | 'schoolName' | 'statedBy'> {
  /** `2027-01-15`. */
  readonly on: string;
  readonly source: Exclude<CalendarEvent['source'], 'own'>;
  /** An own event of this day that names this stands in its place. */
  readonly replacedBy?: string;
}

type Own = <E extends Entity, A extends Act>(name: `${E}:${A}`) => Scope<E, A>;

const WHOLE_APPLICATION = /*i18n*/ 'Application due';

const applicationDays: Record<StatedDay['what'], Record<StatedDay['kind'], string>> = {
  closes: {
    'first-year': /*i18n*/ 'First-year application due',
    transfer: /*i18n*/ 'Transfer application due',
    single: WHOLE_APPLICATION,
  },
  early: {
    'first-year': /*i18n*/ 'Early first-year application due',
    transfer: /*i18n*/ 'Early transfer application due',
    single: /*i18n*/ 'Early application due',
  },
};

const releases: Record<PlannedRelease['type'], string> = {
  Initial: /*i18n*/ 'Your school releases your transcript',
  Midyear: /*i18n*/ 'Your school releases your midyear transcript',
  Final: /*i18n*/ 'Your school releases your final transcript',
};

/**
 * The days that other features keep for a person, of one category or of all. Each is read where it is kept, in one query
 * for each feature. A feature that knows no day is not here.
 */
export function otherDates(dependencies: Dependencies) {
  const { database, catalog, findCollege, clock } = dependencies;
  const hubOf = hubDays(dependencies);
  const colleges = savedCollegeRepository(database);
  const enrichment = savedEnrichmentCodes(database);

  const ofApplications = async (own: Own): Promise<OtherDate[]> => {
    const [hub, saved, transcripts] = await Promise.all([
      hubOf(own('application:read')),
      colleges.collegeIds(own('saved-college:read')),
      plannedReleases(database, own('transcript:read')),
    ]);
    const stated = statedDaysOf(catalog.applications(), saved, hub.started, easternDay(clock()));
    const date = { category: 'Admission', statedBy: null } as const;
    return [
      ...hub.due.map(({ on, whose, college, title }) => ({
        ...date,
        on,
        name: title ?? WHOLE_APPLICATION,
        schoolName: college,
        source: whose,
      })),
      ...stated.map(({ on, what, kind, college, source }) => ({
        ...date,
        on,
        name: applicationDays[what][kind],
        schoolName: college,
        statedBy: source,
        source: 'saved-college' as const,
      })),
      ...transcripts.map(({ on, type, collegeId }) => ({
        ...date,
        on,
        name: releases[type],
        schoolName: findCollege(collegeId)?.name ?? '',
        source: 'transcript' as const,
      })),
    ];
  };

  const ofEnrichment = async (own: Own): Promise<OtherDate[]> => {
    const saved = await enrichment.list(own('saved-enrichment:read'));
    const chosen = new Set(saved.map(({ code }) => code));
    return catalog.enrichment().flatMap(({ id, name, host, applyBy, source, year }): OtherDate[] =>
      applyBy === null || !chosen.has(String(id))
        ? []
        : [
            {
              on: applyBy,
              category: 'Registration',
              name: fill(/*i18n*/ 'Apply by this day: {program}', { program: name }),
              schoolName: host,
              source: 'saved-enrichment',
              replacedBy: name,
              statedBy: `${source} (${year})`,
            },
          ],
    );
  };

  return async (own: Own, category: CalendarCategory | undefined): Promise<OtherDate[]> => {
    const asked = (one: CalendarCategory) => category === undefined || category === one;
    const [applications, programs] = await Promise.all([
      asked('Admission') ? ofApplications(own) : [],
      asked('Registration') ? ofEnrichment(own) : [],
    ]);
    return [...applications, ...programs];
  };
}
