import {
  type RecruiterDetails,
  type recruiterAdditionalData,
  recruitingMessages as messages,
  type recruitSources,
} from '@longleaf/contract/recruiting';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { KeyRing } from '@longleaf/platform/sealing';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { recruitingAge } from '@longleaf/rules/recruiting/age';
import { complainAboutDetails, toldOf } from '@longleaf/rules/recruiting/details';
import { ALWAYS_TOLD, inOrder, type ToldPart } from '@longleaf/rules/recruiting/told';
import type { z } from 'zod';
import type { CollegeFinder } from '../../dependencies.ts';
import { consentWords } from './consent-words.ts';
import type { RecruitingRepository } from './repository.ts';
import { openDetails, sealDetails } from './sealed-details.ts';

interface Parts {
  rows: RecruitingRepository;
  findCollege: CollegeFinder;
  keys: KeyRing;
  clock: Clock;
  /** When somebody was born, as the profile says. */
  bornOn: (scope: Read) => Promise<string | null>;
}

type Read = Scope<'recruiting-request'>;
type Change = Scope<'recruiting-request', 'change'>;
type Asked = {
  applicationDefinitionId: number;
  source: (typeof recruitSources)[number];
  told?: readonly ToldPart[] | undefined;
};

/** Asking colleges to recruit you, with what they are told, and taking it back. */
export function recruitingService({ rows, findCollege, keys, clock, bornOn }: Parts) {
  const today = () => easternDay(clock());
  const ageOf = async (scope: Read) => recruitingAge(await bornOn(scope), today());
  const detailsOf = async (scope: Read) => {
    const sealed = await rows.details(scope);
    return sealed && openDetails(keys, scope.owner, sealed);
  };
  /** @throws ProblemError 400 for somebody under 13, and while it is not known how old somebody is */
  const refuseTheYoung = async (scope: Read): Promise<void> => {
    const age = await ageOf(scope);
    if (age === 'unknown') throw badRequest({ dateOfBirth: [messages.bornWhen] });
    if (age === 'child') throw badRequest({ dateOfBirth: [messages.tooYoung] });
  };
  const read = async (scope: Read): Promise<RecruiterDetails> => {
    const [additionalData, age] = await Promise.all([detailsOf(scope), ageOf(scope)]);
    return { additionalData, told: toldOf(additionalData), age };
  };
  return {
    /**
     * Asks a college (API-030). It is told what was said, as far as there is anything of it.
     * @throws ProblemError 404 for no college, 400 for a closed one, and for somebody under 13
     */
    add: async (scope: Change, { applicationDefinitionId, source, told }: Asked) => {
      const college = findCollege(applicationDefinitionId);
      if (!college) throw notFound(/*i18n*/ 'There is no college with this id.');
      if (college.flags.includes('Closed')) {
        throw badRequest({
          applicationDefinitionId: [/*i18n*/ 'This college takes no new students.'],
        });
      }
      const [, details] = await Promise.all([refuseTheYoung(scope), detailsOf(scope)]);
      const known = toldOf(details);
      const agreed = inOrder([...ALWAYS_TOLD, ...(told ?? known).filter((part) => known.includes(part))]);
      const words = consentWords(college.name, agreed);
      await rows.ask(scope, applicationDefinitionId, { source, told: agreed, words });
      return { recruited: true, message: messages.recruited };
    },

    remove: async (scope: Change, applicationDefinitionId: number) => {
      await rows.takeBack(scope, applicationDefinitionId, 'College Recruiter');
      return { recruited: false, message: 'Your request to be recruited is taken back.' };
    },

    details: read,

    /** Keeps what colleges are told from now on (API-139). @throws ProblemError 400 that names each wrong field */
    saveDetails: async (scope: Change, given: z.output<typeof recruiterAdditionalData>) => {
      const complaints = Object.entries(complainAboutDetails(given, today()));
      if (complaints.length > 0)
        throw badRequest(
          Object.fromEntries(complaints.map(([field, words]) => [`additionalData.${field}`, [words]])),
        );
      await refuseTheYoung(scope);
      await rows.saveDetails(scope, sealDetails(keys, scope.owner, given), clock());
      return { ...(await read(scope)), message: messages.submitted };
    },

    isRecruited: rows.isActive,
    ids: rows.activeIds,
  };
}
