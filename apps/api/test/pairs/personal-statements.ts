import { statementOperations } from '@longleaf/contract/personal-statements';
import { OWN } from '../owner/own.ts';
import { reads, sendsFile, type Pairs } from './pair.ts';

/** Of `contract/src/personal-statements.ts`. */
export const personalStatementsPairs: Pairs = [
  [statementOperations.getPersonalStatements, reads('/collegePlanning/getpersonalstatements', OWN.statement)],
  [
    statementOperations.getStatementFile,
    { ...reads('/collegePlanning/getStatementFile?type=final', OWN.statementText), outsider: 404 },
  ],
  [
    statementOperations.deletePersonalStatement,
    {
      send: ({ statements }) => ({
        path: '/collegePlanning/deletepersonalstatement',
        body: { id: statements, deleteFinal: true },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [statementOperations.uploadDraftStatement, sendsFile('/collegePlanning/UploadPersonalStatement/draft')],
  [statementOperations.uploadFinalStatement, sendsFile('/collegePlanning/UploadPersonalStatement/final')],
];
