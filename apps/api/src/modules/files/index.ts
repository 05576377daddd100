import { fileOperations } from '@longleaf/contract/files';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fileKeeper } from './keeper.ts';

export { fileJobs } from './jobs.ts';
export {
  fileKeeper,
  removeFilesOf,
  type FileKeeper,
  type KeptFile,
  type NewFile,
  type TakenFile,
} from './keeper.ts';
export { resealFiles } from './reseal.ts';
export { files as fileRows } from './tables.ts';

/** The files of people, each given to its owner. Other modules keep them, by `fileKeeper`. */
export function files(app: FastifyInstance, dependencies: Dependencies): void {
  const keeper = fileKeeper(dependencies);
  bind(app, fileOperations.getFile, ({ scope, params }) =>
    keeper.open(dependencies.database, scope, params.fileId),
  );
}
