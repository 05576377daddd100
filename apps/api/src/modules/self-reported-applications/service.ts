import type { Catalog } from '@longleaf/catalog/open-catalog';
import { type ReportedApplication, reportedMessages } from '@longleaf/contract/self-reported-applications';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import {
  complainAboutReported,
  REPORTED_LIMIT,
} from '@longleaf/rules/self-reported-applications/application';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { verifiedCollege } from '../colleges/index.ts';
import type { ReportedRepository, ReportedRow, ReportedSaid } from './repository.ts';

interface Parts {
  rows: ReportedRepository;
  slips: RemovalSlips<ReportedSaid>;
  catalog: Catalog;
  findCollege: CollegeFinder;
  clock: Clock;
}

interface Sent {
  id: number;
  organizationId?: number | null | undefined;
  collegeName: string;
  submissionDate: string;
}

type Read = Scope<'self-reported-application'>;
type Change = Scope<'self-reported-application', 'change'>;

/** Applications that a student says they sent (ST-167, ST-168). */
export function reportedService({ rows, slips, catalog, findCollege, clock }: Parts) {
  const present = (row: ReportedRow, inHub: ReadonlySet<number>): ReportedApplication => {
    const card = row.collegeId === null ? undefined : findCollege(row.collegeId);
    return {
      id: row.id,
      organizationId: row.collegeId,
      userID: row.personId,
      collegeName: card?.name ?? row.collegeName,
      collegeCity: card?.city ?? '',
      submissionDate: row.submittedOn,
      inHub: row.collegeId !== null && inHub.has(row.collegeId),
    };
  };
  /** The college by its id or by its whole name; a name of no college we know is kept as it was typed (VAL-034). */
  const said = ({ organizationId, collegeName, submissionDate }: Sent): ReportedSaid => {
    const chosen = organizationId ? findCollege(organizationId) : undefined;
    const named = verifiedCollege(catalog, collegeName)?.facts;
    // An id that was chosen before another name was typed is not what is meant.
    const college = chosen && (named === undefined || named.id === chosen.id) ? chosen : named;
    return {
      collegeId: college?.id ?? null,
      collegeName: college?.name ?? collegeName.trim(),
      submittedOn: submissionDate,
    };
  };
  const shown = async (scope: Read, row: ReportedRow | undefined) => {
    if (!row) throw badRequest({ collegeName: [reportedMessages.tooMany] });
    return present(row, await rows.inHub(scope));
  };
  return {
    list: async (scope: Read) => {
      const [all, inHub] = await Promise.all([rows.list(scope), rows.inHub(scope)]);
      return all.map((row) => present(row, inHub));
    },

    /** @throws ProblemError 400 that names each wrong field, 404 when there is none with this id */
    save: async (scope: Change, sent: Sent) => {
      const complaints = Object.entries(complainAboutReported(sent, easternDay(clock())));
      if (complaints.length > 0)
        throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
      if (sent.id === 0) return shown(scope, await rows.add(scope, said(sent), REPORTED_LIMIT));
      const row = await rows.change(scope, sent.id, said(sent));
      if (row === 'taken') throw badRequest({ collegeName: [reportedMessages.taken] });
      if (!row) throw notFound(/*i18n*/ 'There is no such application on your list.');
      return shown(scope, row);
    },

    /** Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (scope: Change, id: number) => {
      const row = await rows.remove(scope, id);
      return { removed: row !== undefined, undo: row ? slips.write(scope.owner, row) : null };
    },

    restore: async (scope: Change, undo: string) =>
      shown(scope, await rows.restore(scope, slips.read(scope.owner, undo), REPORTED_LIMIT)),
  };
}
