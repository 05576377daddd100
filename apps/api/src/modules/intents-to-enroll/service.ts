import type { Catalog } from '@longleaf/catalog/open-catalog';
import { type IntentToEnroll, intentMessages } from '@longleaf/contract/intents-to-enroll';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import { complainAboutIntent, INTENTS_LIMIT, nameOfReason } from '@longleaf/rules/intents-to-enroll/intent';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RemovalSlips } from '../../http/removal-slip.ts';
import { verifiedCollege } from '../colleges/index.ts';
import type { IntentRepository, IntentRow, IntentSaid, RemovedIntent } from './repository.ts';

interface Parts {
  rows: IntentRepository;
  slips: RemovalSlips<RemovedIntent>;
  catalog: Catalog;
  findCollege: CollegeFinder;
  clock: Clock;
}

interface Sent {
  id: number;
  organizationID?: number | null | undefined;
  collegeName: string;
  reasonNotes: string;
  reasons: readonly number[];
}

type Change = Scope<'intent-to-enroll', 'change'>;

/** Where a student plans to go, and why (ST-165). */
export function intentService({ rows, slips, catalog, findCollege, clock }: Parts) {
  const present = (row: IntentRow): IntentToEnroll => {
    const card = row.collegeId === null ? undefined : findCollege(row.collegeId);
    return {
      id: row.id,
      organizationID: row.collegeId,
      collegeName: card?.name ?? row.collegeName,
      collegeCity: card?.city ?? '',
      hasCampusProfile: card !== undefined,
      campusURL: card ? `/college-profile/${card.urlName}` : null,
      reasonNotes: row.reasonNotes,
      reasons: row.reasons.map((reasonID) => ({ reasonID, name: nameOfReason(reasonID) })),
      savedDate: row.savedAt.toISOString(),
    };
  };
  /** The college by its id or by its whole name; a name of no college we know is kept as it was typed (VAL-033). */
  const said = ({ organizationID, collegeName, reasons, reasonNotes }: Sent): IntentSaid => {
    const chosen = organizationID ? findCollege(organizationID) : undefined;
    const named = verifiedCollege(catalog, collegeName)?.facts;
    // An id that was chosen before another name was typed is not what is meant.
    const college = chosen && (named === undefined || named.id === chosen.id) ? chosen : named;
    return {
      collegeId: college?.id ?? null,
      collegeName: college?.name ?? collegeName.trim(),
      reasons: reasons.toSorted((one, other) => one - other),
      reasonNotes: reasonNotes.trim(),
      savedAt: clock(),
    };
  };
  const within = (row: IntentRow | undefined): IntentRow => {
    if (!row) throw badRequest({ collegeName: [intentMessages.tooMany] });
    return row;
  };
  return {
    list: async (scope: Scope<'intent-to-enroll'>) => (await rows.list(scope)).map(present),

    /** @throws ProblemError 400 that names each wrong field, 404 when there is none with this id */
    save: async (scope: Change, sent: Sent) => {
      const complaints = Object.entries(complainAboutIntent(sent));
      if (complaints.length > 0)
        throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
      const changed = said(sent);
      if (sent.id === 0) return present(within(await rows.add(scope, changed, INTENTS_LIMIT)));
      const row = await rows.change(scope, sent.id, changed);
      if (row === 'taken') throw badRequest({ collegeName: [intentMessages.taken] });
      if (!row) throw notFound(/*i18n*/ 'There is no such college on your list.');
      return present(row);
    },

    /** GAP-079. Removing what is not there is no error: a second click or a second tab got there first. */
    remove: async (scope: Change, id: number) => {
      const row = await rows.remove(scope, id);
      return {
        intent: null,
        removed: row !== undefined,
        undo: row ? slips.write(scope.owner, row) : null,
      };
    },

    restore: async (scope: Change, undo: string) => {
      const { collegeId, collegeName, reasons, reasonNotes, savedAt } = slips.read(scope.owner, undo);
      const back = { collegeId, collegeName, reasons, reasonNotes, savedAt };
      return present(within(await rows.restore(scope, back, INTENTS_LIMIT)));
    },
  };
}
