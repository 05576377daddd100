import { directAdmissionOperations as operations } from '@longleaf/contract/direct-admission';
import { bind } from '@longleaf/http/bind';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { profileBeginner } from '../profile/index.ts';
import { directAdmissionService } from './service.ts';
import { forgetOldTries } from './tries.ts';

export { importDirectAdmission, type ImportedList } from './import-list.ts';
export { resealList } from './reseal.ts';
export { listLooks as listLookRows } from './tables.ts';
export { sealListedStudent } from './sealed-students.ts';

/** Direct admission: the student number, the state's list, and the colleges that have a place. */
export function directAdmission(app: FastifyInstance, dependencies: Dependencies): void {
  const service = directAdmissionService(dependencies);
  const begin = profileBeginner(dependencies);
  bind(app, operations.getDirectAdmission, async ({ scope, own, request }) => {
    await begin(own('profile:change'), request);
    return service.read(scope);
  });
  bind(app, operations.getDirectAdmissionEligibility, ({ scope, query, request }) =>
    service.look(scope, { number: query.studentNumber, lastName: query.lastName }, request.ip),
  );
  bind(app, operations.getDirectAdmissionApplications, ({ scope, params, own }) =>
    service.applications(scope, own('application:read'), params.id),
  );
}

const TASK = 'forget-list-tries';
const EVERY_HOUR = '41 * * * *';

/** What the job runner of the portal does for this module: counters of looks are removed. */
export function directAdmissionJobs({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return { tasks: { [TASK]: () => forgetOldTries(database, clock()) }, regularly: { [TASK]: EVERY_HOUR } };
}
