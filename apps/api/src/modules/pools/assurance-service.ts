import {
  assuranceOutcome,
  type assuranceOperations,
  type AssuranceOutcome,
} from '@longleaf/contract/transfer-assurance';
import type { Received } from '@longleaf/contract/operation';
import type { Clock } from '@longleaf/platform/clock';
import type { KeyRing } from '@longleaf/platform/sealing';
import { badRequest } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { entryYear } from '@longleaf/rules/pools/entry-year';
import { joinSchoolNames, splitSchoolNames } from '@longleaf/rules/pools/school-names';
import { assurancePanel, isAssuranceEligible } from '@longleaf/rules/pools/transfer-assurance';
import { complainAboutProspect } from '@longleaf/rules/pools/prospect';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { formatPhone } from '@longleaf/rules/profile/phone';
import { inBothLists } from './in-both-lists.ts';
import type { poolFormRepository, PoolForm } from './repository.ts';
import { unknownSchools, type SchoolLists } from '../colleges/index.ts';
import { openForm, sealForm } from './sealed-forms.ts';

interface Parts {
  rows: ReturnType<typeof poolFormRepository>;
  keys: KeyRing;
  clock: Clock;
  schools: SchoolLists;
}

type Body = Received<typeof assuranceOperations.insertProspectTaap>['body'];

/** Transfer assured admissions: students whom public universities turned down, and community colleges that may write to them. */
export function assuranceService({ rows, keys, clock, schools }: Parts) {
  const which = () => ({ pool: 'TAAP' as const, entryYear: entryYear(easternDay(clock())) });
  const outcomeOf = (form: PoolForm): AssuranceOutcome => {
    const { panel, additionalData } = openForm(keys, form, form.form) as {
      panel: unknown;
      additionalData: { acceptedFrom: string };
    };
    const { eligible, entryYear: year, sentAt, takenBackAt } = form;
    const { acceptedFrom } = additionalData;
    return assuranceOutcome.parse({
      panel,
      eligible,
      entryYear: year,
      acceptedFrom,
      sentAt: sentAt.toISOString(),
      takenBackAt: takenBackAt?.toISOString() ?? null,
    });
  };
  const read = async (scope: Scope<'pool-form'>) => {
    const form = await rows.find(scope, which());
    return { entryYear: which().entryYear, sent: form ? outcomeOf(form) : null };
  };

  return {
    read,

    /** API-172: only what colleges may see counts as sent; the rest may be put right and sent anew. */
    isSubmitted: async (scope: Scope<'pool-form', 'read'>) => {
      const { sent } = await read(scope);
      return sent !== null && sent.eligible && sent.takenBackAt === null;
    },

    /**
     * Takes the form (API-170, API-171), once for each entry year unless it was taken back.
     * @throws ProblemError 400 that names each wrong field.
     */
    send: async (scope: Scope<'pool-form', 'change'>, { prospect, excludedAppIds }: Body) => {
      const { additionalData } = prospect;
      const denialsReceivedFrom = splitSchoolNames(additionalData.denialsReceivedFrom);
      const acceptedFrom = splitSchoolNames(additionalData.acceptedFrom);
      const excludedIds = [...new Set([...excludedAppIds, ...additionalData.excludedIds])];
      const complaints = {
        ...complainAboutProspect(prospect),
        ...prefixed(unknownSchools(schools.unc(), { denialsReceivedFrom, acceptedFrom })),
        ...prefixed(inBothLists({ denialsReceivedFrom, acceptedFrom })),
        ...prefixed(unknownIds(excludedIds, schools)),
      };
      if (Object.keys(complaints).length > 0) throw badRequest(listed(complaints));
      const answers = {
        deniedAdmission: additionalData.deniedAdmission ?? false,
        acceptedToUncInstitution: additionalData.acceptedToUncInstitution ?? false,
        denialsReceivedFrom,
        acceptedFrom,
      };
      const eligible = isAssuranceEligible(answers);
      const of = which();
      const form = {
        ...prospect,
        source: 'TAAP',
        panel: assurancePanel(answers),
        additionalData: {
          ...answers,
          eligible,
          dayTime: formatPhone(additionalData.dayTime),
          evening: formatPhone(additionalData.evening),
          denialsReceivedFrom: joinSchoolNames(denialsReceivedFrom),
          acceptedFrom: joinSchoolNames(acceptedFrom),
          excludedIds,
          entryYear: of.entryYear,
        },
      };
      const kept = await rows.keep(scope, {
        ...of,
        eligible,
        form: sealForm(keys, { ...of, personId: scope.owner }, form),
        sentAt: clock(),
      });
      return { ...outcomeOf(kept.form), already: !kept.isNew };
    },
  };
}

function unknownIds(ids: readonly number[], schools: SchoolLists): Record<string, string> {
  const known = new Set(schools.community().map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? {} : { excludedIds: /*i18n*/ 'Choose colleges from the list' };
}

function prefixed(complaints: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(complaints).map(([field, words]) => [`additionalData.${field}`, words]),
  );
}

function listed(complaints: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(complaints).map(([field, words]) => [field, [words]]));
}
