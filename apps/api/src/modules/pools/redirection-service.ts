import {
  redirectionMessages,
  redirectionProspect,
  type redirectionData,
  type RedirectionProspect,
} from '@longleaf/contract/redirection-pool';
import type { Clock } from '@longleaf/platform/clock';
import type { KeyRing } from '@longleaf/platform/sealing';
import { badRequest, ProblemError } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { entryYear } from '@longleaf/rules/pools/entry-year';
import { complainAboutRedirection } from '@longleaf/rules/pools/redirection-form';
import { redirectionWindow } from '@longleaf/rules/pools/redirection-window';
import { joinSchoolNames, splitSchoolNames } from '@longleaf/rules/pools/school-names';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { z } from 'zod';
import { inBothLists } from './in-both-lists.ts';
import type { Reachable } from './reachable.ts';
import type { poolFormRepository, PoolForm } from './repository.ts';
import { unknownSchools, type SchoolLists } from '../colleges/index.ts';
import { openForm, sealForm } from './sealed-forms.ts';

interface Parts {
  rows: ReturnType<typeof poolFormRepository>;
  keys: KeyRing;
  clock: Clock;
  schools: SchoolLists;
}

type Given = z.output<typeof redirectionData>;

/** The college redirection pool: students whom colleges with places left may write to. */
export function redirectionService({ rows, keys, clock, schools }: Parts) {
  const now = () => {
    const today = easternDay(clock());
    return { today, window: { ...redirectionWindow(today), entryYear: entryYear(today) } };
  };
  const shown = (form: PoolForm): RedirectionProspect =>
    redirectionProspect.parse({
      ...(openForm(keys, form, form.form) as object),
      sentAt: form.sentAt.toISOString(),
      takenBackAt: form.takenBackAt?.toISOString() ?? null,
    });

  return {
    window: () => now().window,

    read: async (scope: Scope<'pool-form', 'read'>) => {
      const form = await rows.find(scope, { pool: 'CRP', entryYear: now().window.entryYear });
      return form ? shown(form) : null;
    },

    /**
     * Puts somebody into the pool (API-140), once for each entry year unless they took it back.
     * @throws ProblemError 409 while the pool is closed, 400 that names each wrong field.
     */
    send: async (scope: Scope<'pool-form', 'change'>, given: Given, reachable: () => Promise<Reachable>) => {
      const { today, window } = now();
      const which = { pool: 'CRP' as const, entryYear: window.entryYear };
      const before = await rows.find(scope, which);
      if (before?.takenBackAt === null) return { ...shown(before), already: true };
      if (!window.isOpen) throw new ProblemError(409, redirectionMessages.closed);
      const denials = splitSchoolNames(given.denialsReceivedFrom);
      const accepted = splitSchoolNames(given.acceptedFrom);
      const lists = { denialsReceivedFrom: denials, acceptedFrom: accepted };
      refuseWrong({
        ...complainAboutRedirection(given, today),
        ...unknownSchools(schools.all(), lists),
        ...inBothLists(lists),
      });
      const { name, email, mailingAddress, physicalAddress } = await reachable();
      const additionalData = {
        ...given,
        weightedGPA: numberOrNull(given.weightedGPA),
        unweightedGPA: numberOrNull(given.unweightedGPA),
        satComposite: numberOrNull(given.satComposite),
        actComposite: numberOrNull(given.actComposite),
        denialsReceivedFrom: joinSchoolNames(denials),
        acceptedFrom: joinSchoolNames(accepted),
        deniedAdmission: given.deniedAdmission ?? denials.length > 0,
        acceptedToUncInstitution: given.acceptedToUncInstitution ?? accepted.some(schools.isUnc),
        entryYear: window.entryYear,
      };
      const prospect = { source: 'CRP', name, email, mailingAddress, physicalAddress, additionalData };
      const { form, isNew } = await rows.keep(scope, {
        ...which,
        eligible: true,
        form: sealForm(keys, { ...which, personId: scope.owner }, prospect),
        sentAt: clock(),
      });
      return { ...shown(form), already: !isNew };
    },
  };
}

function refuseWrong(complaints: Record<string, string>): void {
  const wrong = Object.entries(complaints).map(([field, words]) => [`additionalData.${field}`, [words]]);
  if (wrong.length > 0) throw badRequest(Object.fromEntries(wrong) as Record<string, string[]>);
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
