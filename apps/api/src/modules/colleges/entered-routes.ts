import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeRecord } from '@longleaf/catalog/search/facts';
import {
  enteredCollegeOperations as operations,
  listedSchoolsMost,
} from '@longleaf/contract/entered-colleges';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { collegesLike, verifiedCollege } from './entered-colleges.ts';

/** The calls for names of colleges that people type in planning (API-098, API-101). */
export function enteredRoutes(app: FastifyInstance, catalog: Catalog): void {
  bind(app, operations.getListofSchools, ({ query }) =>
    collegesLike(catalog, query.startsWith, listedSchoolsMost).map(present),
  );
  bind(app, operations.verifyEnteredCollege, ({ query }) => {
    const college = verifiedCollege(catalog, query.SelectedSchool);
    return { verified: college !== undefined, college: college ? present(college) : null };
  });
}

function present({ facts, city }: CollegeRecord) {
  return { organizationID: facts.id, collegeName: facts.name, collegeCity: city, state: facts.state };
}
