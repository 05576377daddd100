import { fill } from '@longleaf/rules/words/fill';
import { ASSOCIATED_SCHOOLS_LIMIT } from '@longleaf/contract/profile-schools';
import type { School } from '@longleaf/contract/organizations';
import type { ModelState } from '@longleaf/contract/problem';
import type { guardianSent, Guardian } from '@longleaf/contract/profile-guardians';
import { badRequest, notFound } from '@longleaf/http/problem';
import {
  complainAboutDemographics,
  withHispanicRule,
  type Demographics,
} from '@longleaf/rules/profile/demographics';
import { complainAboutGuardian } from '@longleaf/rules/profile/guardians';
import { formatPhone } from '@longleaf/rules/profile/phone';
import { joinList, splitList } from '@longleaf/rules/profile/wire-list';
import type { output } from 'zod';
import type { Scope } from '@longleaf/http/policy';
import type { AddressSeal } from '../addresses/index.ts';
import type { SchoolFinder } from '../organizations/index.ts';
import type { ProfileRepository } from './repository.ts';

type GuardianSent = output<typeof guardianSent>;

const NOTHING: Demographics = {
  nationalities: '',
  ethnicities: '',
  disabilities: '',
  militaryServices: '',
  religiousAffiliation: null,
  maritalStatus: null,
  hispanic: null,
};

/** The sections of a profile with calls of their own: demographics, parents and guardians, schools. */
export function sectionsService(rows: ProfileRepository, findSchool: SchoolFinder, addresses: AddressSeal) {
  const schoolsOf = async (scope: Scope<'associated-school'>): Promise<School[]> =>
    (await rows.schools(scope)).flatMap((crmId) => findSchool(crmId) ?? []);

  /** A school that can still be chosen. @throws ProblemError 404. */
  function offered(crmId: string): string {
    const found = findSchool(crmId);
    if (!found?.isListed) throw notFound(/*i18n*/ 'There is no school with this id.');
    return found.crmId;
  }

  return {
    demographics: async (scope: Scope<'demographics'>): Promise<Demographics> =>
      (await rows.demographics(scope)) ?? NOTHING,

    saveDemographics: async (
      scope: Scope<'demographics', 'change'>,
      sent: Omit<Demographics, 'hispanic'> & { hispanic?: boolean | null | undefined },
    ): Promise<Demographics> => {
      const given = withHispanicRule({ ...tidyLists(sent), hispanic: sent.hispanic ?? null });
      const complaints = complainAboutDemographics(given, await rows.demographics(scope));
      refuse(Object.fromEntries(Object.entries(complaints).map(([field, words]) => [field, [words]])));
      await rows.saveDemographics(scope, given);
      return given;
    },

    guardians: (scope: Scope<'guardians'>): Promise<Guardian[]> => rows.guardians(scope),

    saveGuardians: async (
      scope: Scope<'guardians', 'change'>,
      sent: readonly GuardianSent[],
    ): Promise<Guardian[]> => {
      refuse(Object.assign({}, ...sent.map(complainAbout)) as ModelState);
      const guardians = sent.map((one) => keepGuardian(one, addresses));
      await rows.saveGuardians(scope, guardians);
      return guardians;
    },

    savePrimaryConnection: async (
      scope: Scope<'profile', 'change'>,
      choice: { primaryConnectionCrmId?: string | null | undefined },
    ) => {
      const crmId = choice.primaryConnectionCrmId ? offered(choice.primaryConnectionCrmId) : null;
      const notListed = crmId === null;
      await rows.save(scope, {
        primarySchoolCrmId: crmId,
        primarySchoolNotListed: notListed,
        accountTold: false,
      });
      return {
        customer: crmId === null ? null : (findSchool(crmId) ?? null),
        primaryConnectionCrmId: crmId,
        primaryConnectionNotListed: notListed,
      };
    },

    addSchool: async (scope: Scope<'associated-school', 'change'>, crmId: string): Promise<School[]> => {
      if (!(await rows.addSchool(scope, offered(crmId), ASSOCIATED_SCHOOLS_LIMIT))) {
        throw badRequest({
          crmId: [
            fill(/*i18n*/ 'You can keep {limit} schools. Remove one first.', {
              limit: ASSOCIATED_SCHOOLS_LIMIT,
            }),
          ],
        });
      }
      return schoolsOf(scope);
    },

    removeSchool: async (scope: Scope<'associated-school', 'change'>, crmId: string): Promise<School[]> => {
      await rows.removeSchool(scope, crmId.toLowerCase());
      return schoolsOf(scope);
    },
  };
}

function refuse(complaints: ModelState): void {
  if (Object.keys(complaints).length > 0) throw badRequest(complaints);
}

function tidyLists(sent: Omit<Demographics, 'hispanic'>): Omit<Demographics, 'hispanic'> {
  const tidy = (list: string) => joinList(splitList(list));
  return {
    nationalities: tidy(sent.nationalities),
    ethnicities: tidy(sent.ethnicities),
    disabilities: tidy(sent.disabilities),
    militaryServices: tidy(sent.militaryServices),
    religiousAffiliation: sent.religiousAffiliation,
    maritalStatus: sent.maritalStatus,
  };
}

function complainAbout(sent: GuardianSent, index: number): ModelState {
  const inFields = Object.entries(complainAboutGuardian(sent));
  const found: ModelState = Object.fromEntries(
    inFields.map(([field, words]) => [`guardians.${index}.${field}`, [words]]),
  );
  if (Object.keys(sent).length > MOST_FIELDS)
    found[`guardians.${index}.body`] = ['There are too many fields'];
  return found;
}

/** Fields of a guardian, those included that the documents do not show (GAP-109). */
const MOST_FIELDS = 40;

function keepGuardian(sent: GuardianSent, addresses: AddressSeal): Guardian {
  const kept = {
    ...sent,
    firstName: sent.firstName.trim(),
    middleName: sent.middleName.trim(),
    lastName: sent.lastName.trim(),
    suffix: sent.suffix.trim(),
    email: sent.email.trim(),
    phoneNumber: formatPhone(sent.phoneNumber),
    mobilePhone: formatPhone(sent.mobilePhone),
    address: sent.address ? addresses.accept(sent.address) : null,
  };
  // The type of a schema with unknown fields says that every field holds a plain value, the address too.
  return kept as Guardian;
}
