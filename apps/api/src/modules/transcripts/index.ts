import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { transcriptSchoolRoutes } from './school-routes.ts';
import { transcriptSchools } from './schools.ts';

/** Transcripts: who sends and is sent them. */
export function transcripts(app: FastifyInstance, dependencies: Dependencies): void {
  transcriptSchoolRoutes(app, transcriptSchools(dependencies));
}
