import { profileOperations } from '@longleaf/contract/profile';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { schoolOperations } from '@longleaf/contract/profile-schools';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { AccountOf } from './account.ts';
import { presentLimited } from './present.ts';
import type { sectionsService } from './sections-service.ts';
import type { ProfileService } from './service.ts';

export function profileRoutes(
  app: FastifyInstance,
  profile: ProfileService,
  sections: ReturnType<typeof sectionsService>,
  account: AccountOf,
): void {
  // Reading one's own profile keeps it up with what the sign-in provider says, and so changes it.
  bind(app, profileOperations.getProfile, ({ own, request }) =>
    profile.read(own('profile:change'), account(request)),
  );
  bind(app, profileOperations.getSocialSecurityNumber, async ({ scope, actor }) => ({
    socialSecurityNumber: await profile.socialSecurityNumber(scope, actor.signedInAt),
  }));
  bind(app, profileOperations.saveProfile, ({ scope, body, request }) =>
    profile.save(scope, body, account(request)),
  );
  bind(app, profileOperations.getLimitedProfile, async ({ own, request }) =>
    presentLimited(await profile.read(own('profile:change'), account(request))),
  );
  bind(app, profileOperations.saveLimitedProfile, async ({ scope, body, request }) =>
    presentLimited(await profile.save(scope, body, account(request))),
  );
  bind(app, profileOperations.saveStudentNumber, ({ scope, body }) => profile.saveStudentNumber(scope, body));
  bind(app, profileOperations.saveLanguage, ({ scope, body, request }) =>
    profile.saveLanguage(scope, body.language, account(request)),
  );

  bind(app, demographicsOperations.getDemographics, ({ scope }) => sections.demographics(scope));
  bind(app, demographicsOperations.saveDemographics, ({ scope, body }) =>
    sections.saveDemographics(scope, body),
  );
  bind(app, guardianOperations.getGuardians, async ({ scope }) => ({
    guardians: await sections.guardians(scope),
  }));
  bind(app, guardianOperations.saveGuardians, async ({ scope, body }) => ({
    guardians: await sections.saveGuardians(scope, body.guardians),
  }));

  bind(app, schoolOperations.savePrimaryConnection, async ({ scope, body, request }) => {
    const saved = await sections.savePrimaryConnection(scope, body);
    await profile.tellAccount(scope, account(request));
    return saved;
  });
  bind(app, schoolOperations.addAssociatedSchool, ({ scope, body }) => sections.addSchool(scope, body.crmId));
  bind(app, schoolOperations.deleteAssociatedSchool, ({ scope, query }) =>
    sections.removeSchool(scope, query.crmId),
  );
}
