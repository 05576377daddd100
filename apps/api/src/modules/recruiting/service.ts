import { recruitingMessages, type recruitSources } from '@longleaf/contract/recruiting';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { CollegeFinder } from '../../dependencies.ts';
import type { RecruitingRepository } from './repository.ts';

type Source = (typeof recruitSources)[number];

/** Asking colleges to recruit you, and taking it back. */
export function recruitingService(rows: RecruitingRepository, findCollege: CollegeFinder) {
  return {
    add: async (
      scope: Scope<'recruiting-request', 'change'>,
      applicationDefinitionId: number,
      source: Source,
    ) => {
      const college = findCollege(applicationDefinitionId);
      if (!college) throw notFound(/*i18n*/ 'There is no college with this id.');
      if (college.flags.includes('Closed')) {
        throw badRequest({
          applicationDefinitionId: [/*i18n*/ 'This college is closed and takes no new students.'],
        });
      }
      await rows.set(scope, applicationDefinitionId, source, true);
      return { recruited: true, message: recruitingMessages.recruited };
    },

    remove: async (scope: Scope<'recruiting-request', 'change'>, applicationDefinitionId: number) => {
      await rows.set(scope, applicationDefinitionId, 'College Recruiter', false);
      return { recruited: false, message: 'Your request to be recruited is taken back.' };
    },

    isRecruited: rows.isActive,
    ids: rows.activeIds,
  };
}
