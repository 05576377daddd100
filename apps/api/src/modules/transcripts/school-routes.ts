import { transcriptSchoolOperations as operations } from '@longleaf/contract/transcript-schools';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import { schoolFile } from './school-file.ts';
import type { TranscriptSchools } from './schools.ts';

export function transcriptSchoolRoutes(app: FastifyInstance, schools: TranscriptSchools): void {
  bind(app, operations.getTranscriptSchools, ({ query }) => schools.page(query));
  bind(app, operations.getTranscriptSchoolsExport, ({ query }) => {
    const kind = query.kind ?? 'colleges';
    return {
      bytes: schoolFile(schools.found(query), kind),
      type: 'text/csv; charset=utf-8',
      name: `transcript-${kind}.csv`,
    };
  });
  bind(
    app,
    operations.isParticipatingHighSchool,
    ({ params }) => schools.participating(params.ceeb) !== undefined,
  );
}
