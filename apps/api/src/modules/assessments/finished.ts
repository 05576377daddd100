import type { Scope } from '@longleaf/http/policy';
import { assessmentOf } from '@longleaf/rules/assessments/catalogue';
import type { Dependencies } from '../../dependencies.ts';
import { assessmentRepository } from './repository.ts';
import { assessmentService } from './service.ts';

/** The last finished session of one assessment, and what it counts most. */
export interface FinishedAssessment {
  sessionId: number;
  name: string;
  completedAt: Date;
  top: readonly { name: string; count: number }[];
}

/** Gives what reads the last result of each assessment that somebody finished, for other modules. */
export function finishedAssessments({ database, catalog, clock }: Dependencies) {
  const service = assessmentService(assessmentRepository(database), catalog, clock);
  return async (scope: Scope<'assessment'>): Promise<FinishedAssessment[]> =>
    (await service.standings(scope)).flatMap(({ assessmentId, finished }) => {
      const definition = assessmentOf(assessmentId);
      if (!finished || !definition) return [];
      return [
        {
          sessionId: finished.sessionId,
          name: definition.name,
          completedAt: new Date(finished.dateCompleted),
          top: finished.top.flatMap(({ interestArea, category, count }) => {
            const named = interestArea ?? category;
            return named ? [{ name: named.name, count }] : [];
          }),
        },
      ];
    });
}
