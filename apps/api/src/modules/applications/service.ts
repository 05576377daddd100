import {
  APPLICATIONS_LIMIT,
  START_APPLICATION_PAGE_SIZE,
  TASKS_LIMIT,
  type HubItem,
  type TranscriptStatus,
} from '@longleaf/contract/applications';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { readDefinitionId, kindsOf, applicationNames } from '@longleaf/rules/applications/kinds';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { fill } from '@longleaf/rules/words/fill';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { definitionOf, definitionsOf } from './definitions.ts';
import type { LetterWays } from './letter-ways.ts';
import { presentApplication, presentTask } from './present.ts';
import type { ApplicationRepository, ApplicationWithTasks } from './repository.ts';
import type { TaskRepository } from './task-repository.ts';

type Read = Scope<'application'>;
type Change = Scope<'application', 'change'>;

/** The transcripts of a person, by application; the module `transcripts` knows them. */
export type TranscriptsOf = (scope: Read) => Promise<ReadonlyMap<number, readonly TranscriptStatus[]>>;

export type HubParts = {
  rows: ApplicationRepository;
  tasks: TaskRepository;
  catalog: Pick<Catalog, 'applications'>;
  findCollege: CollegeFinder;
  slips: RemovalSlips<{ id: number }>;
  transcriptsOf: TranscriptsOf;
  clock: Clock;
  applicationSite: string | undefined;
  wayFor: LetterWays;
};

/** The application hub: what is allowed, and what the answers say. */
export function applicationService(parts: HubParts) {
  const { rows, tasks, catalog, findCollege, slips, transcriptsOf, clock, applicationSite, wayFor } = parts;
  const today = () => easternDay(clock());

  const presenter = async (scope: Read) => {
    const transcripts = await transcriptsOf(scope);
    const day = today();
    return (row: ApplicationWithTasks): HubItem => {
      const known = catalog.applications().get(row.collegeId);
      return presentApplication(row, {
        definition: known && definitionOf(known, row.kind, day),
        college: findCollege(row.collegeId),
        transcripts: transcripts.get(row.id) ?? [],
        applicationSite,
        takesLetters: wayFor(row.collegeId, row.kind) !== undefined,
        now: clock(),
      });
    };
  };
  const one = async (scope: Read, id: number): Promise<HubItem> => {
    const [row, present] = await Promise.all([rows.one(scope, id), presenter(scope)]);
    if (!row) throw noApplication();
    return present(row);
  };

  return {
    list: async (scope: Read): Promise<HubItem[]> => {
      const [own, present] = await Promise.all([rows.list(scope), presenter(scope)]);
      return own.map(present);
    },
    one,

    /** The colleges that one can apply to, with what is started (MOD-020, CON-130). */
    organizations: async (
      scope: Read,
      query: { search: string; organizationId?: number | undefined; pageNumber: number },
    ) => {
      const started = new Map(
        (await rows.started(scope)).map(({ id, collegeId, kind }) => [`${collegeId} ${kind}`, id]),
      );
      const wanted = query.search.toLowerCase();
      const found = [...catalog.applications().values()]
        .filter(({ collegeId }) => query.organizationId === undefined || collegeId === query.organizationId)
        .filter(({ isOpen }) => isOpen)
        .flatMap((college) => {
          const card = findCollege(college.collegeId);
          return card && isCalled([card.name, card.shortName, card.city], wanted) ? [{ college, card }] : [];
        })
        .toSorted((a, b) => a.card.name.localeCompare(b.card.name, 'en'));
      const start = (query.pageNumber - 1) * START_APPLICATION_PAGE_SIZE;
      const day = today();
      return {
        organizations: found.slice(start, start + START_APPLICATION_PAGE_SIZE).map(({ college, card }) => ({
          id: card.id,
          name: card.name,
          city: card.city,
          definitions: definitionsOf(college, day).map(({ id, kind, dates, closed, fee, feeYear }) => ({
            applicationDefinitionId: id,
            kind,
            applicationName: applicationNames[kind],
            dates,
            closed,
            fee,
            feeYear,
            startedId: started.get(`${college.collegeId} ${kind}`) ?? null,
          })),
        })),
        pageNumber: query.pageNumber,
        pageSize: START_APPLICATION_PAGE_SIZE,
        totalCount: found.length,
      };
    },

    start: async (scope: Change, applicationDefinitionId: number) => {
      const named = readDefinitionId(applicationDefinitionId);
      const college = named && catalog.applications().get(named.collegeId);
      if (!college?.isOpen || !kindsOf(college.sector).includes(named!.kind)) {
        throw notFound(/*i18n*/ 'There is no such application.');
      }
      const { kind, tasks } = definitionOf(college, named!.kind, today());
      const started = await rows.start(
        scope,
        { collegeId: college.collegeId, kind },
        { tasks, limit: APPLICATIONS_LIMIT, at: clock() },
      );
      if (!started) throw full('applicationDefinitionId');
      return { isNew: started.isNew, application: await one(scope, started.id) };
    },

    change: async (
      scope: Change,
      id: number,
      given: {
        note?: string | undefined;
        dueDate?: string | null | undefined;
      },
    ) => {
      const done = await rows.change(scope, id, {
        ...(given.note !== undefined && { note: given.note.trim() }),
        ...(given.dueDate !== undefined && { dueOn: given.dueDate }),
      });
      if (!done) throw noApplication();
      return one(scope, id);
    },

    /** ST-089, GAP-011. */
    mark: async (scope: Change, { appId, taskId }: { appId: number; taskId: number }, completed: boolean) => {
      const task = await tasks.mark(
        scope,
        { applicationId: appId, taskId },
        completed ? { by: 'student', at: clock() } : null,
      );
      if (!task) throw noTask();
      const invitation = task.hasInvited ? await tasks.invitationOf(scope, taskId) : undefined;
      return presentTask(task, invitation, clock());
    },

    addTask: async (
      scope: Change,
      id: number,
      { title, dueDate }: { title: string; dueDate: string | null },
    ) => {
      const added = await tasks.addTask(scope, id, {
        title: title.trim(),
        dueOn: dueDate,
        limit: TASKS_LIMIT,
      });
      if (added === undefined) throw noApplication();
      if (added === 'too-many') {
        throw badRequest({
          title: [
            fill(/*i18n*/ 'You can keep {limit} tasks for an application. Remove one first.', {
              limit: TASKS_LIMIT,
            }),
          ],
        });
      }
      return one(scope, id);
    },

    changeTask: async (
      scope: Change,
      { appId, taskId }: { appId: number; taskId: number },
      { title, dueDate }: { title?: string | undefined; dueDate?: string | null | undefined },
    ) => {
      const done = await tasks.changeTask(
        scope,
        { applicationId: appId, taskId },
        { title: title?.trim(), dueOn: dueDate },
      );
      if (!done) throw noTask();
      return one(scope, appId);
    },

    removeTask: async (scope: Change, { appId, taskId }: { appId: number; taskId: number }) => {
      await tasks.removeTask(scope, { applicationId: appId, taskId });
      return one(scope, appId);
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (scope: Change, id: number) => {
      const removed = await rows.remove(scope, id, clock());
      return { removed, undo: removed ? slips.write(scope.owner, { id }) : null };
    },

    restore: async (scope: Change, undo: string) => {
      const { id } = slips.read(scope.owner, undo);
      const outcome = await rows.restore(scope, id, APPLICATIONS_LIMIT);
      if (outcome === undefined) throw badRequest({ undo: [/*i18n*/ 'This removal cannot be taken back.'] });
      if (outcome === 'full') throw full('undo');
      if (outcome === 'started')
        throw new ProblemError(409, /*i18n*/ 'You have started this application again since.');
      return one(scope, id);
    },
  };
}

const noApplication = () => notFound(/*i18n*/ 'There is no such application in your hub.');
const noTask = () => notFound(/*i18n*/ 'There is no such task.');
const full = (field: string) =>
  badRequest({
    [field]: [
      fill(/*i18n*/ 'You can keep {limit} applications. Remove one first.', { limit: APPLICATIONS_LIMIT }),
    ],
  });

/** Each word that was typed starts a word of one of the names. */
function isCalled(names: readonly string[], typed: string): boolean {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9&]+/));
  return typed
    .split(/[^a-z0-9&]+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}
