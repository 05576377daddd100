import { freshSignInNeeded, isFreshSignIn } from '@longleaf/contract/account-safety';
import type { UserProfile } from '@longleaf/contract/profile';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Secret } from '@longleaf/platform/secret';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';
import { complainAboutStudentNumber } from '@longleaf/rules/profile/details';
import type { Scope } from '@longleaf/http/policy';
import type { AddressSeal } from '../addresses/index.ts';
import type { SchoolFinder } from '../organizations/index.ts';
import type { Account, AccountFacts } from './account.ts';
import { changesOf, numberKeys } from './changes.ts';
import { complainAboutProfile, type ProfileBody } from './check-profile.ts';
import { presentProfile, wholeNumber } from './present.ts';
import type { ContactNow, ProfileChanges, ProfileRepository, ProfileRow } from './repository.ts';

export type ProfileParts = {
  rows: ProfileRepository;
  findSchool: SchoolFinder;
  addresses: AddressSeal;
  dataSecret: Secret;
  clock: Clock;
};

/** The profile: reading it whole, saving parts of it, the student number. */
export function profileService({ rows, findSchool, addresses, dataSecret, clock }: ProfileParts) {
  const numbers = numberKeys(dataSecret);

  async function read(scope: Scope<'profile', 'change'>, account: Account): Promise<UserProfile> {
    const facts = await account.read();
    const row = await keepUp(scope, await rows.find(scope), facts, account);
    return given(scope, row, facts);
  }

  async function given(
    scope: Scope<'profile', 'change'>,
    row: ProfileRow | undefined,
    account: AccountFacts,
  ): Promise<UserProfile> {
    const crmIds = await rows.schools(scope);
    const primary = row?.primarySchoolCrmId ? findSchool(row.primarySchoolCrmId) : undefined;
    const schools = crmIds.flatMap((crmId) => findSchool(crmId) ?? []);
    return presentProfile({ personId: scope.owner, row, account, numbers, primary, schools });
  }

  /** Begins a profile with what the provider says, takes over a new e-mail or language, and tells what it has not heard yet. */
  async function keepUp(
    scope: Scope<'profile', 'change'>,
    row: ProfileRow | undefined,
    facts: AccountFacts,
    account: Account,
  ): Promise<ProfileRow | undefined> {
    const news = newsOf(row, facts);
    if (!row && news) await rows.begin(scope, news);
    if (row && news) await rows.save(scope, news);
    const now = news ? await rows.find(scope) : row;
    if (now && !now.accountTold) await tell(scope, now, account);
    return now;
  }

  async function tell(scope: Scope<'profile', 'change'>, row: ProfileRow, account: Account): Promise<void> {
    const { firstName, lastName, role, primarySchoolCrmId } = row;
    // A profile that was begun while the provider was away has no names yet: the provider's are the right ones.
    if (firstName === '' || lastName === '') return;
    const school = primarySchoolCrmId === null ? undefined : findSchool(primarySchoolCrmId);
    // Tokens name the school by its customer id, the profile by its crm id (GAP-120).
    const primaryConnection = school ? String(school.id) : null;
    if (await account.tell({ firstName, lastName, role, primaryConnection })) await rows.markTold(scope, row);
  }

  /** Saves and tells the sign-in provider; what it cannot hear now it is told when the profile is read next. */
  async function save(
    scope: Scope<'profile', 'change'>,
    body: ProfileBody,
    account: Account,
  ): Promise<UserProfile> {
    const kept = await rows.find(scope);
    // Before a person's names are known here the provider is asked for them: they come before what is changed.
    const facts = kept?.firstName && kept.lastName ? await account.standing() : await account.read();
    const stored = await keepUp(scope, kept, facts, account);
    const complaints = complainAboutProfile(body, stored, easternDay(clock()));
    if (Object.keys(complaints).length > 0) throw badRequest(complaints);
    const changes = changesOf(scope.owner, body, { addresses, numbers });
    if (Object.keys(changes).length > 0) await rows.save(scope, changes);
    const now = await rows.find(scope);
    if (now && !now.accountTold) await tell(scope, now, account);
    return given(scope, now, facts);
  }

  return {
    read,
    save,

    /**
     * The whole Social Security number; null when none is kept.
     * @throws ProblemError 403 when the sign-in is not fresh: whoever finds a computer unlocked must not read it.
     */
    socialSecurityNumber: async (
      scope: Scope<'profile', 'read'>,
      signedInAt: number | undefined,
    ): Promise<string | null> => {
      // Tokens live by the real time, whatever the product's clock says.
      if (!isFreshSignIn(signedInAt, new Date())) throw new ProblemError(403, freshSignInNeeded);
      const row = await rows.find(scope);
      return wholeNumber(scope.owner, row?.socialSecurityNumber, numbers);
    },

    /** Where letters to the person go; an empty e-mail when nobody knows one. */
    contact: async (scope: Scope<'profile', 'change'>, account: Account): Promise<ContactNow> => {
      const [facts, kept] = await Promise.all([account.claims(), rows.find(scope)]);
      const row = await keepUp(scope, kept, facts, account);
      return {
        email: facts.email ?? row?.email ?? '',
        emailVerified: facts.emailVerified ?? row?.emailVerified ?? false,
        firstName: row?.firstName ?? facts.firstName ?? '',
        lastName: row?.lastName ?? facts.lastName ?? '',
        language: facts.language ?? row?.language ?? 'en',
      };
    },

    /** Tells the sign-in provider what it has not heard of yet. */
    tellAccount: async (scope: Scope<'profile', 'change'>, account: Account): Promise<void> => {
      const row = await rows.find(scope);
      if (row && !row.accountTold) await tell(scope, row, account);
    },

    /** Saves the language in which the person reads; the sign-in provider owns it, so it comes first. */
    saveLanguage: async (scope: Scope<'profile', 'change'>, language: MailLanguage, account: Account) => {
      await account.tellLanguage(language);
      await rows.save(scope, { language });
      return { language };
    },

    /** Saves the student number (API-133); a user id that is somebody else's is refused (GAP-137). */
    saveStudentNumber: async (
      scope: Scope<'profile', 'change'>,
      given: { userId?: string | null; studentNumber: string | null },
    ) => {
      if (given.userId && given.userId !== scope.owner && given.userId !== (await rows.subjectOf(scope))) {
        throw notFound(/*i18n*/ 'There is no such person.');
      }
      const studentNumber = (given.studentNumber ?? '').trim();
      const complaint = complainAboutStudentNumber(studentNumber);
      if (complaint !== undefined) throw badRequest({ studentNumber: [complaint] });
      await rows.save(scope, { studentNumber });
      return { studentNumber };
    },
  };
}

export type ProfileService = ReturnType<typeof profileService>;

/** What the provider says that the profile does not: the e-mail and the language of mail always, names and roles while there are none. */
function newsOf(row: ProfileRow | undefined, facts: AccountFacts): ProfileChanges | undefined {
  const { email, emailVerified = false, language, firstName = '', lastName = '', role = 0 } = facts;
  if (email === undefined) return undefined;
  const news: ProfileChanges = {};
  if (row?.email !== email || row.emailVerified !== emailVerified)
    Object.assign(news, { email, emailVerified });
  if (language !== undefined) news.language = language;
  if (!row?.firstName && !row?.lastName) Object.assign(news, { firstName, lastName });
  if (!row?.role && role > 0) news.role = role;
  const isNews = Object.keys(news).some(
    (field) => news[field as keyof ProfileChanges] !== row?.[field as keyof ProfileChanges],
  );
  return isNews ? news : undefined;
}
