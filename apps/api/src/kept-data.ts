import { keptActivityItems } from './modules/activities/tables.ts';
import {
  keptApplications,
  keptApplicationTasks,
  keptInvitations,
  keptLetterDeliveries,
} from './modules/applications/tables.ts';
import { keptAudit } from './modules/audit/tables.ts';
import { keptCalendarEvents, keptChangedDates } from './modules/student-calendar/tables.ts';
import { keptCalendarFeeds } from './modules/calendar-feed/tables.ts';
import { keptListedStudents, keptListLooks, keptListTries } from './modules/direct-admission/tables.ts';
import { keptCareerPlanVersions, keptCareerPlans } from './modules/career-plans/tables.ts';
import { keptDraftKeys } from './modules/drafts/tables.ts';
import { keptReminderChoices, keptReminderDays } from './modules/due-reminders/tables.ts';
import { keptFiles } from './modules/files/tables.ts';
import { keptIntents } from './modules/intents-to-enroll/tables.ts';
import { keptKeptAnswers } from './modules/kept-answers/tables.ts';
import { keptOrderFileParts, keptOrderFiles, keptOrders, keptOrderStock } from './modules/orders/tables.ts';
import { keptEndedPeople, keptPeople } from './modules/people/tables.ts';
import type { ImpersonalTable, PersonalTable } from './modules/people/personal-data.ts';
import { keptPersonalStatements } from './modules/personal-statements/tables.ts';
import { keptPoolForms } from './modules/pools/tables.ts';
import { keptDemographics, keptGuardians, keptProfiles, keptSchools } from './modules/profile/tables.ts';
import { keptReceipts } from './modules/receipts/tables.ts';
import {
  keptProspectFarewells,
  keptProspectFileParts,
  keptProspectFiles,
  keptProspectSendings,
} from './modules/prospect-exports/tables.ts';
import { keptProspectChanges, keptProspectDetails, keptProspects } from './modules/recruiting/tables.ts';
import { keptCareers, keptEnrichment, keptPrograms } from './modules/saved-codes/tables.ts';
import { keptColleges } from './modules/saved-colleges/tables.ts';
import { keptSearches } from './modules/saved-searches/tables.ts';
import { keptReported } from './modules/self-reported-applications/tables.ts';
import { keptUsage } from './modules/search-usage/tables.ts';
import {
  keptTranscriptConsents,
  keptTranscriptDeliveries,
  keptTranscriptEvents,
  keptTranscriptRecords,
  keptTranscriptRequests,
} from './modules/transcripts/tables.ts';
import { keptSharedPlans } from './modules/shared-plans/tables.ts';
import { keptAssessmentAnswers, keptAssessmentSessions } from './modules/assessments/tables.ts';
import { keptTestScores } from './modules/test-scores/tables.ts';
import { keptNextStepAnswers, keptNextStepForms, keptNextStepPathways } from './modules/next-steps/tables.ts';
import { keptFormerTransitionPlans, keptTransitionPlans } from './modules/transition-plans/tables.ts';
import { keptVendorNames, keptVendorRefusals, keptVendorResults } from './modules/vendor-surveys/tables.ts';
import { keptDeletions } from './modules/your-data/tables.ts';

/** What every table with rows of people declares, in the order in which 'Your data' shows them. */
export const personalTables: readonly PersonalTable[] = [
  keptProfiles,
  keptDemographics,
  keptGuardians,
  keptSchools,
  keptColleges,
  keptSearches,
  keptCareers,
  keptPrograms,
  keptEnrichment,
  keptIntents,
  keptReported,
  keptCalendarEvents,
  keptChangedDates,
  keptTransitionPlans,
  keptCareerPlans,
  keptCareerPlanVersions,
  keptSharedPlans,
  keptFormerTransitionPlans,
  keptActivityItems,
  keptTestScores,
  keptAssessmentSessions,
  keptAssessmentAnswers,
  keptVendorResults,
  keptVendorRefusals,
  keptVendorNames,
  keptNextStepAnswers,
  keptNextStepPathways,
  keptNextStepForms,
  keptApplications,
  keptApplicationTasks,
  keptTranscriptRequests,
  keptTranscriptEvents,
  keptTranscriptDeliveries,
  keptTranscriptConsents,
  keptTranscriptRecords,
  keptListLooks,
  keptReceipts,
  keptFiles,
  keptInvitations,
  keptLetterDeliveries,
  keptCalendarFeeds,
  keptReminderChoices,
  keptReminderDays,
  keptProspects,
  keptProspectChanges,
  keptProspectDetails,
  keptProspectSendings,
  keptPersonalStatements,
  keptPoolForms,
  keptOrders,
  keptAudit,
  keptDeletions,
  keptDraftKeys,
  keptKeptAnswers,
  keptPeople,
];

/** The tables without. */
export const impersonalTables: readonly ImpersonalTable[] = [
  keptProspectFarewells,
  keptProspectFiles,
  keptProspectFileParts,
  keptOrderFiles,
  keptOrderFileParts,
  keptOrderStock,
  keptEndedPeople,
  keptUsage,
  keptListedStudents,
  keptListTries,
];
