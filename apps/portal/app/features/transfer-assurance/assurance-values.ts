import type { Sent } from '@longleaf/contract/operation';
import type { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { complainAboutProspect } from '@longleaf/rules/pools/prospect';
import { joinSchoolNames } from '@longleaf/rules/pools/school-names';

/** What `getTaapProfile` gives. */
export type AssuranceProfile = {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  email: string;
  nickname: string;
  daytimePhone: string;
  eveningPhone: string;
  mailAddress: {
    street: string;
    street2: string;
    city: string;
    state: string;
    postalCode: string;
    county: string;
    country: string;
  } | null;
};

/** The form as it is typed. */
export type AssuranceTyped = {
  name: { first: string; middle: string; last: string; suffix: string; nickName: string };
  email: string;
  mailingAddress: {
    street1: string;
    street2: string;
    city: string;
    state: string;
    zip: string;
    county: string;
    country: string;
  };
  additionalData: { dayTime: string; evening: string };
  /** Names of universities. */
  denials: readonly string[];
  accepted: '' | 'yes' | 'no';
  acceptedFrom: readonly string[];
  /** Names of community colleges that are not to see it. */
  excluded: readonly string[];
};

/** Prefilled from the profile (ST-251). */
export function assuranceFrom(profile: AssuranceProfile): AssuranceTyped {
  const { mailAddress } = profile;
  return {
    name: {
      first: profile.firstName,
      middle: profile.middleName,
      last: profile.lastName,
      suffix: profile.suffix,
      nickName: profile.nickname,
    },
    email: profile.email,
    mailingAddress: {
      street1: mailAddress?.street ?? '',
      street2: mailAddress?.street2 ?? '',
      city: mailAddress?.city ?? '',
      state: mailAddress?.state ?? '',
      zip: mailAddress?.postalCode ?? '',
      county: mailAddress?.county ?? '',
      country: mailAddress?.country ?? 'US',
    },
    additionalData: { dayTime: profile.daytimePhone, evening: profile.eveningPhone },
    denials: [],
    accepted: '',
    acceptedFrom: [],
    excluded: [],
  };
}

/** What is wrong, by the names of the call's fields. @param say puts what only the form asks into words. */
export function complainAboutAssurance(
  typed: AssuranceTyped,
  say: { answer: string; choose: string },
): Record<string, string | undefined> {
  return {
    ...complainAboutProspect(typed),
    'additionalData.acceptedToUncInstitution': typed.accepted === '' ? say.answer : undefined,
    'additionalData.acceptedFrom':
      typed.accepted === 'yes' && typed.acceptedFrom.length === 0 ? say.choose : undefined,
  };
}

/** @param idOf the id of a community college by its name. */
export function sentAssurance(
  typed: AssuranceTyped,
  idOf: (name: string) => number | undefined,
): Sent<typeof assuranceOperations.insertProspectTaap> {
  const { name, email, mailingAddress, additionalData, denials, accepted, acceptedFrom, excluded } = typed;
  const excludedAppIds = excluded.flatMap((one) => idOf(one) ?? []);
  const from = accepted === 'yes' ? acceptedFrom : [];
  return {
    body: {
      prospect: {
        name,
        email,
        mailingAddress,
        additionalData: {
          ...additionalData,
          deniedAdmission: denials.length > 0,
          acceptedToUncInstitution: accepted === 'yes',
          denialsReceivedFrom: joinSchoolNames(denials),
          acceptedFrom: joinSchoolNames(from),
        },
      },
      excludedAppIds,
    },
  };
}
