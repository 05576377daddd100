import type { Operation } from '@longleaf/contract/operation';
import { keepScoresOperations, testScoreOperations } from '@longleaf/contract/test-scores';
import { scalesOn } from '@longleaf/rules/test-scores/score-field';
import { fieldsOf, PLAIN_TEST_KEYS, type PlainTestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { scoresToWire } from '@longleaf/rules/test-scores/wire-scores';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pair, type Pairs } from './pair.ts';

const newScores = PLAIN_TEST_KEYS.filter((key) => key !== 'lsat');
/** The lowest first score of a test that its scale has. */
const oneScoreOf = (key: PlainTestKey) => {
  const [field] = fieldsOf(testOf(key));
  const [scale] = field ? scalesOn(field, '2020-06-08') : [];
  return field ? scoresToWire(testOf(key), { [field.key]: scale?.low ?? 1 }) : {};
};

/** Of `contract/src/test-scores.ts`. */
export const testScoresPairs: Pairs = [
  [testScoreOperations.getTestScores, reads('/TestScores/getTestScores', 'United States History')],
  [testScoreOperations.getCollegeRanges, reads('/TestScores/collegeRanges', `"id":${OWN.college}`)],
  [
    testScoreOperations.addLSAT,
    {
      send: ({ testScore }) => ({
        path: '/TestScores/AddLSAT',
        body: { id: testScore, score: 161, date: '2020-06-08' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  ...newScores.map((key): [Operation, Pair] => [
    keepScoresOperations[key],
    changes(keepScoresOperations[key].path, { ...oneScoreOf(key), date: '2020-06-08' }),
  ]),
  [
    testScoreOperations.addListTest,
    changes('/TestScores/AddListTest', { testID: 3, scoreID: '93', score: 5, date: '2026-05-08' }),
  ],
  [
    testScoreOperations.deleteTestScore,
    {
      send: ({ testScore }) => ({
        path: '/TestScores/deleteTestScore',
        body: { testID: 16, scoreID: testScore },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    testScoreOperations.restoreTestScore,
    {
      send: async ({ testScore, removed }) => ({
        path: '/TestScores/restoreTestScore',
        body: { undo: await removed('/TestScores/deleteTestScore', { testID: 16, scoreID: testScore }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
