import { assessmentOperations } from '@longleaf/contract/assessments';
import { OWN } from '../owner/own.ts';
import { below, reads, shared, type Pairs } from './pair.ts';

const ofSurvey = below('/assessments');

/** Of `contract/src/assessments.ts`. */
export const assessmentsPairs: Pairs = [
  [assessmentOperations.getAssessments, shared('/assessments', 'interest-profiler')],
  [assessmentOperations.getAssessment, shared('/assessments/1', 'interest-profiler')],
  [assessmentOperations.getAssessmentCategories, shared('/assessments/1/categories', 'Realistic')],
  [assessmentOperations.getAssessmentQuestions, shared('/assessments/1/questions', '1001')],
  [assessmentOperations.getLivingCosts, shared('/assessments/living-costs', 'oneBedroom')],
  [assessmentOperations.getAssessmentSessions, reads('/assessments/1/sessions', '"isComplete":true')],
  [
    assessmentOperations.getAssessmentStandings,
    {
      ...reads('/assessments/standings', ''),
      proof: { holds: ({ assessment }) => `"sessionId":${assessment},"dateCompleted"` },
    },
  ],
  [assessmentOperations.getLegacySessions, reads('/assessments/legacy/sessions', '"isComplete":true')],
  [
    assessmentOperations.getAssessmentSession,
    {
      ...reads('/assessments/1/session', ''),
      proof: { holds: ({ openAssessment }) => `"id":${openAssessment},"isComplete":false` },
    },
  ],
  [
    assessmentOperations.deleteAssessmentSession,
    ofSurvey(({ openAssessment }) => `1/sessions/${openAssessment}`),
  ],
  [
    assessmentOperations.saveAssessmentAnswer,
    ofSurvey(({ openAssessment }) => `1/sessions/${openAssessment}/questions/1002/answers`, { answer: '5' }),
  ],
  [
    assessmentOperations.deleteAssessmentAnswer,
    ofSurvey(({ openAssessment, answer }) => `1/sessions/${openAssessment}/questions/1001/answers/${answer}`),
  ],
  [
    assessmentOperations.completeAssessment,
    ofSurvey(({ assessment }) => `1/sessions/${assessment}/complete`, undefined, {
      holds: '"isComplete":true',
    }),
  ],
  [
    assessmentOperations.getAssessmentAnswers,
    ofSurvey(({ assessment }) => `1/sessions/${assessment}/answers`, undefined, {
      holds: '"questionId":1001',
    }),
  ],
  [
    assessmentOperations.getAssessmentResults,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/results`, undefined, {
      holds: '"name":"Social"},"count":40',
    }),
  ],
  [
    assessmentOperations.getLegacyResults,
    ofSurvey(({ assessment }) => `legacy/interest-profiler/sessions/${assessment}/results`, undefined, {
      holds: '"name":"Social"},"count":40',
    }),
  ],
  [
    assessmentOperations.getFittingCareers,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/careers`, undefined, {
      holds: '"canTell":true',
    }),
  ],
  [
    assessmentOperations.getSavedCareersOfLife,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/savedcareers`, undefined, {
      holds: OWN.career,
    }),
  ],
  [
    assessmentOperations.getFittingPrograms,
    ofSurvey(({ assessment }) => `interest-profiler/sessions/${assessment}/programs`, undefined, {
      holds: '"canTell":false',
    }),
  ],
];
