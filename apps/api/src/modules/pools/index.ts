import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { profileReader } from '../profile/index.ts';
import { assuranceService } from './assurance-service.ts';
import { reachableOf } from './reachable.ts';
import { redirectionService } from './redirection-service.ts';
import { poolFormRepository } from './repository.ts';
import { schoolLists } from '../colleges/index.ts';
import { formKeys } from './sealed-forms.ts';
import { takingBack } from './taking-back.ts';
import { transferUniversities } from './transfer-universities.ts';

export { resealPoolForms } from './reseal.ts';
export { formKeys, openForm } from './sealed-forms.ts';
export { poolForms as poolFormRows } from './tables.ts';

/** Pools by which colleges find students: the redirection pool and transfer assured admissions. */
export function pools(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, catalog, clock, dataSecret } = dependencies;
  const schools = schoolLists(catalog);
  const parts = { rows: poolFormRepository(database), keys: formKeys(dataSecret), clock, schools };
  const redirection = redirectionService(parts);
  const assurance = assuranceService(parts);
  const forms = takingBack(parts);
  const profileOf = profileReader(dependencies);

  bind(app, schoolListOperations.getSchoolList, () => schools.all());
  bind(app, schoolListOperations.getUncSchools, () => schools.unc());
  bind(app, schoolListOperations.getCommunityColleges, () => schools.community());

  bind(app, poolFormOperations.getPoolForms, ({ scope }) => forms.all(scope));
  bind(app, poolFormOperations.takeBackPoolForm, ({ scope, body }) => forms.takeBack(scope, body));

  bind(app, redirectionOperations.getRedirectionWindow, () => redirection.window());
  bind(app, redirectionOperations.getRedirectionProspect, ({ scope }) => redirection.read(scope));
  bind(app, redirectionOperations.insertProspectCrp, ({ scope, body, own, request }) =>
    redirection.send(scope, body.additionalData, async () =>
      reachableOf(await profileOf(own('profile:change'), request)),
    ),
  );

  bind(app, assuranceOperations.getTransferUniversities, () => transferUniversities(catalog, clock()));
  bind(app, assuranceOperations.isProspectSubmitted, ({ scope }) => assurance.isSubmitted(scope));
  bind(app, assuranceOperations.getAssuranceOutcome, ({ scope }) => assurance.read(scope));
  bind(app, assuranceOperations.getTaapProfile, async ({ own, request }) => {
    const profile = await profileOf(own('profile:change'), request);
    const { firstName, middleName, lastName, suffix, email, mailAddress, nickname } = profile;
    const { daytimePhone, eveningPhone } = profile;
    return {
      firstName,
      middleName,
      lastName,
      suffix,
      email,
      mailAddress,
      nickname,
      daytimePhone,
      eveningPhone,
    };
  });
  bind(app, assuranceOperations.insertProspectTaap, ({ scope, body }) => assurance.send(scope, body));
}
