import { keepScoresOperations, testScoreOperations as operations } from '@longleaf/contract/test-scores';
import { bind } from '@longleaf/http/bind';
import { PLAIN_TEST_KEYS } from '@longleaf/rules/test-scores/tests';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { collegeRangesOf } from './college-ranges.ts';
import { removedScore, testScoreRepository } from './repository.ts';
import { testScoreService } from './service.ts';

/** Test scores: keep, list, delete and put back, and what they say at saved colleges. */
export function testScores(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, dataSecret, clock } = dependencies;
  const service = testScoreService({
    rows: testScoreRepository(database),
    slips: removalSlips(dataSecret, 'test-score', removedScore),
    clock,
  });
  const ranges = collegeRangesOf(dependencies);
  bind(app, operations.getTestScores, ({ scope }) => service.list(scope));
  for (const key of PLAIN_TEST_KEYS)
    bind(app, keepScoresOperations[key], ({ scope, body }) => service.keep(scope, key, body));
  bind(app, operations.addListTest, ({ scope, body }) => service.keepListed(scope, body));
  bind(app, operations.deleteTestScore, ({ scope, body }) => service.remove(scope, body));
  bind(app, operations.restoreTestScore, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, operations.getCollegeRanges, ({ scope }) => ranges(scope));
}
