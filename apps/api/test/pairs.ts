import type { Operation } from '@longleaf/contract/operation';
import { academicCalendarsPairs } from './pairs/academic-calendars.ts';
import { accountSecurityPairs } from './pairs/account-security.ts';
import { activitiesPairs } from './pairs/activities.ts';
import { applicationInvitationsPairs } from './pairs/application-invitations.ts';
import { applicationLoginPairs } from './pairs/application-login.ts';
import { applicationsPairs } from './pairs/applications.ts';
import { assessmentsPairs } from './pairs/assessments.ts';
import { calendarFeedPairs } from './pairs/calendar-feed.ts';
import { careerPlansPairs } from './pairs/career-plans.ts';
import { careerSearchPairs } from './pairs/career-search.ts';
import { careersPairs } from './pairs/careers.ts';
import { collegeCostsPairs } from './pairs/college-costs.ts';
import { directAdmissionPairs } from './pairs/direct-admission.ts';
import { documentsPairs } from './pairs/documents.ts';
import { draftsPairs } from './pairs/drafts.ts';
import { dueRemindersPairs } from './pairs/due-reminders.ts';
import { filesPairs } from './pairs/files.ts';
import { intentsToEnrollPairs } from './pairs/intents-to-enroll.ts';
import { nextStepsPairs } from './pairs/next-steps.ts';
import { ordersPairs } from './pairs/orders.ts';
import { personalStatementsPairs } from './pairs/personal-statements.ts';
import { poolFormsPairs } from './pairs/pool-forms.ts';
import { profilePairs } from './pairs/profile.ts';
import { profileDemographicsPairs } from './pairs/profile-demographics.ts';
import { profileGuardiansPairs } from './pairs/profile-guardians.ts';
import { profileSchoolsPairs } from './pairs/profile-schools.ts';
import { programsPairs } from './pairs/programs.ts';
import { receiptsPairs } from './pairs/receipts.ts';
import { recruitingPairs } from './pairs/recruiting.ts';
import { redirectionPoolPairs } from './pairs/redirection-pool.ts';
import { savedCareersPairs } from './pairs/saved-careers.ts';
import { savedCollegesPairs } from './pairs/saved-colleges.ts';
import { savedEnrichmentPairs } from './pairs/saved-enrichment.ts';
import { savedProgramsPairs } from './pairs/saved-programs.ts';
import { savedSearchesPairs } from './pairs/saved-searches.ts';
import { savedThingsPairs } from './pairs/saved-things.ts';
import { selfReportedApplicationsPairs } from './pairs/self-reported-applications.ts';
import { sharedPlansPairs } from './pairs/shared-plans.ts';
import { studentCalendarPairs } from './pairs/student-calendar.ts';
import { studentCalendarImportPairs } from './pairs/student-calendar-import.ts';
import { testPrepPairs } from './pairs/test-prep.ts';
import { testScoresPairs } from './pairs/test-scores.ts';
import { toDoPairs } from './pairs/to-do.ts';
import { transcriptsPairs } from './pairs/transcripts.ts';
import { transferAssurancePairs } from './pairs/transfer-assurance.ts';
import { transitionPlansPairs } from './pairs/transition-plans.ts';
import { vendorSurveysPairs } from './pairs/vendor-surveys.ts';
import { yourDataPairs } from './pairs/your-data.ts';
import type { Pair } from './pairs/pair.ts';

/** Every operation that is not public, and those that show somebody signed in what is theirs. */
export const PAIRS: ReadonlyMap<Operation, Pair> = new Map<Operation, Pair>([
  ...academicCalendarsPairs,
  ...accountSecurityPairs,
  ...activitiesPairs,
  ...applicationInvitationsPairs,
  ...applicationLoginPairs,
  ...applicationsPairs,
  ...assessmentsPairs,
  ...calendarFeedPairs,
  ...careerPlansPairs,
  ...careerSearchPairs,
  ...careersPairs,
  ...collegeCostsPairs,
  ...directAdmissionPairs,
  ...documentsPairs,
  ...draftsPairs,
  ...dueRemindersPairs,
  ...filesPairs,
  ...intentsToEnrollPairs,
  ...nextStepsPairs,
  ...ordersPairs,
  ...personalStatementsPairs,
  ...poolFormsPairs,
  ...profilePairs,
  ...profileDemographicsPairs,
  ...profileGuardiansPairs,
  ...profileSchoolsPairs,
  ...programsPairs,
  ...receiptsPairs,
  ...recruitingPairs,
  ...redirectionPoolPairs,
  ...savedCareersPairs,
  ...savedCollegesPairs,
  ...savedEnrichmentPairs,
  ...savedProgramsPairs,
  ...savedSearchesPairs,
  ...savedThingsPairs,
  ...selfReportedApplicationsPairs,
  ...sharedPlansPairs,
  ...studentCalendarPairs,
  ...studentCalendarImportPairs,
  ...testPrepPairs,
  ...testScoresPairs,
  ...toDoPairs,
  ...transcriptsPairs,
  ...transferAssurancePairs,
  ...transitionPlansPairs,
  ...vendorSurveysPairs,
  ...yourDataPairs,
]);
