import { statementOperations as operations } from '@longleaf/contract/personal-statements';
import { bind } from '@longleaf/http/bind';
import { statementKinds } from '@longleaf/rules/personal-statements/kinds';
import type { FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { Dependencies } from '../../dependencies.ts';
import { fileKeeper } from '../files/index.ts';
import { statementService } from './service.ts';

export { statementRepository } from './repository.ts';
export { personalStatements as personalStatementRows } from './tables.ts';

/** Personal statements: read, upload, download, remove. */
export function personalStatements(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const service = statementService({ database, files: fileKeeper(dependencies) });
  bind(app, operations.getPersonalStatements, ({ scope }) => service.read(scope));
  bind(app, operations.deletePersonalStatement, ({ scope, own, body }) =>
    service.remove({ scope, own: own('file:change') }, body),
  );
  bind(app, operations.getStatementFile, ({ scope, own, query }) =>
    service.open({ scope, own: own('file:read') }, query.type),
  );
  const uploads = { draft: operations.uploadDraftStatement, final: operations.uploadFinalStatement };
  for (const kind of statementKinds)
    bind(app, uploads[kind], async ({ scope, own, files: [file] }) => {
      if (!file) throw new Error('A form without a file is refused before');
      const { name, type: contentType } = file;
      const bytes = await buffer(file.read());
      return service.keep({ scope, own: own('file:change') }, kind, { name, contentType, bytes });
    });
}
