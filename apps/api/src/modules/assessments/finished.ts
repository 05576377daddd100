import type { Scope } from '@longleaf/http/policy';
import { assessmentOf } from '@longleaf/rules/assessments/catalogue';
import { scalesOf } from '@longleaf/rules/assessments/scoring';
import type { Dependencies } from '../../dependencies.ts';
import { assessmentRepository } from './repository.ts';
import { assessmentService } from './service.ts';

/** The last finished session of one assessment, and what it counts most. */
export interface FinishedAssessment {
  assessmentId: number;
  sessionId: number;
  name: string;
  completedAt: Date;
  /** The most first; `element` is what facts know each by, such as the key of a career cluster, or empty. */
  top: readonly {
    name: string;
    count: number;
    /** The most that it can count. */
    most: number;
    /** The level reached; of basic skills. */
    level?: number | undefined;
    element: string;
  }[];
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
          assessmentId,
          sessionId: finished.sessionId,
          name: definition.name,
          completedAt: new Date(finished.dateCompleted),
          top: finished.top.flatMap(({ interestArea, category, count, most, level }) => {
            const named = interestArea ?? category;
            if (!named) return [];
            const scale = scalesOf(definition).find(({ id }) => id === named.id);
            return [{ name: named.name, count, most, level, element: scale?.elements?.[0] ?? '' }];
          }),
        },
      ];
    });
}
