import { careerPlanOperations as operations } from '@longleaf/contract/career-plans';
import { bind } from '@longleaf/http/bind';
import { wordsOf } from '@longleaf/http/words-of-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { inWords } from '../assessments/index.ts';
import { profileBeginner } from '../profile/index.ts';
import { careerPlanService } from './service.ts';

export { careerPlanRepository } from './repository.ts';
export { careerPlanVersions as careerPlanVersionRows } from './tables.ts';

// Surveys and what came of them are kept with their English names.
const said = <Value>(request: FastifyRequest, value: Value) => inWords(value, wordsOf(request).say);

/** Career development plans: read, save a version, read a former one, delete. */
export function careerPlans(app: FastifyInstance, dependencies: Dependencies): void {
  const service = careerPlanService(dependencies);
  const begin = profileBeginner(dependencies);
  bind(app, operations.getCareerPlan, async ({ scope, own, request }) => {
    const person = await begin(own('profile:change'), request);
    return said(request, await service.read(scope, own, person));
  });
  bind(app, operations.saveCareerPlan, async ({ scope, own, body, request }) => {
    const person = await begin(own('profile:change'), request);
    return said(request, await service.save(scope, own, person, body));
  });
  bind(app, operations.getCareerPlanVersion, async ({ scope, params, request }) =>
    said(request, await service.version(scope, params.version)),
  );
  bind(app, operations.deleteCareerPlan, ({ scope }) => service.remove(scope));
}
