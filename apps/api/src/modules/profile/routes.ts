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
  bind(app, profileOperations.getProfile, ({ person, request }) => profile.read(person.id, account(request)));
  bind(app, profileOperations.saveProfile, ({ person, body, request }) =>
    profile.save(person.id, body, account(request)),
  );
  bind(app, profileOperations.getLimitedProfile, async ({ person, request }) =>
    presentLimited(await profile.read(person.id, account(request))),
  );
  bind(app, profileOperations.saveLimitedProfile, async ({ person, body, request }) =>
    presentLimited(await profile.save(person.id, body, account(request))),
  );
  bind(app, profileOperations.saveStudentNumber, ({ person, body }) =>
    profile.saveStudentNumber(person.id, body),
  );

  bind(app, demographicsOperations.getDemographics, ({ person }) => sections.demographics(person.id));
  bind(app, demographicsOperations.saveDemographics, ({ person, body }) =>
    sections.saveDemographics(person.id, body),
  );
  bind(app, guardianOperations.getGuardians, async ({ person }) => ({
    guardians: await sections.guardians(person.id),
  }));
  bind(app, guardianOperations.saveGuardians, async ({ person, body }) => ({
    guardians: await sections.saveGuardians(person.id, body.guardians),
  }));

  bind(app, schoolOperations.savePrimaryConnection, async ({ person, body, request }) => {
    const saved = await sections.savePrimaryConnection(person.id, body);
    await profile.tellAccount(person.id, account(request));
    return saved;
  });
  bind(app, schoolOperations.addAssociatedSchool, ({ person, body }) =>
    sections.addSchool(person.id, body.crmId),
  );
  bind(app, schoolOperations.deleteAssociatedSchool, ({ person, query }) =>
    sections.removeSchool(person.id, query.crmId),
  );
}
