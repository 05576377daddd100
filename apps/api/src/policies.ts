import type { Entity } from '@longleaf/contract/policies';
import type { Policy } from '@longleaf/http/policy';
import { accountPolicy } from './modules/accounts/policies/account.ts';
import { activityPolicy } from './modules/activities/policies/activity.ts';
import { applicationLoginPolicy } from './modules/application-login/policies/application-login.ts';
import { applicationPolicy } from './modules/applications/policies/application.ts';
import { associatedSchoolPolicy } from './modules/profile/policies/associated-school.ts';
import { calendarEventPolicy } from './modules/student-calendar/policies/calendar-event.ts';
import { calendarFeedPolicy } from './modules/calendar-feed/policies/calendar-feed.ts';
import { careerPlanPolicy } from './modules/career-plans/policies/career-plan.ts';
import { deletionRequestPolicy } from './modules/your-data/policies/deletion-request.ts';
import { demographicsPolicy } from './modules/profile/policies/demographics.ts';
import { directAdmissionPolicy } from './modules/direct-admission/policies/direct-admission.ts';
import { documentPolicy } from './modules/documents/policies/document.ts';
import { draftKeyPolicy } from './modules/drafts/policies/draft-key.ts';
import { dueReminderPolicy } from './modules/due-reminders/policies/due-reminder.ts';
import { filePolicy } from './modules/files/policies/file.ts';
import { guardiansPolicy } from './modules/profile/policies/guardians.ts';
import { intentToEnrollPolicy } from './modules/intents-to-enroll/policies/intent-to-enroll.ts';
import { nextStepsPolicy } from './modules/next-steps/policies/next-steps.ts';
import { orderPolicy } from './modules/orders/policies/order.ts';
import { personalStatementPolicy } from './modules/personal-statements/policies/personal-statement.ts';
import { poolFormPolicy } from './modules/pools/policies/pool-form.ts';
import { profilePolicy } from './modules/profile/policies/profile.ts';
import { receiptPolicy } from './modules/receipts/policies/receipt.ts';
import { recruitingRequestPolicy } from './modules/recruiting/policies/recruiting-request.ts';
import { savedCareerPolicy } from './modules/saved-careers/policies/saved-career.ts';
import { savedCollegePolicy } from './modules/saved-colleges/policies/saved-college.ts';
import { savedEnrichmentPolicy } from './modules/saved-enrichment/policies/saved-enrichment.ts';
import { savedProgramPolicy } from './modules/saved-programs/policies/saved-program.ts';
import { savedSearchPolicy } from './modules/saved-searches/policies/saved-search.ts';
import { selfReportedApplicationPolicy } from './modules/self-reported-applications/policies/self-reported-application.ts';
import { transcriptPolicy } from './modules/transcripts/policies/transcript.ts';
import { sharedPlanPolicy } from './modules/shared-plans/policies/shared-plan.ts';
import { assessmentPolicy } from './modules/assessments/policies/assessment.ts';
import { testPrepPolicy } from './modules/test-prep/policies/test-prep.ts';
import { testScorePolicy } from './modules/test-scores/policies/test-score.ts';
import { transitionPlanPolicy } from './modules/transition-plans/policies/transition-plan.ts';
import { vendorSurveyPolicy } from './modules/vendor-surveys/policies/vendor-survey.ts';
import { yourDataPolicy } from './modules/your-data/policies/your-data.ts';

/** The policies that calls are served by. Persons are no call's: see `modules/your-data/policies/person.ts`. */
export const policies = {
  account: accountPolicy,
  activity: activityPolicy,
  application: applicationPolicy,
  'application-login': applicationLoginPolicy,
  'associated-school': associatedSchoolPolicy,
  'calendar-event': calendarEventPolicy,
  'calendar-feed': calendarFeedPolicy,
  'career-plan': careerPlanPolicy,
  'deletion-request': deletionRequestPolicy,
  demographics: demographicsPolicy,
  'direct-admission': directAdmissionPolicy,
  document: documentPolicy,
  'draft-key': draftKeyPolicy,
  'due-reminder': dueReminderPolicy,
  file: filePolicy,
  guardians: guardiansPolicy,
  'intent-to-enroll': intentToEnrollPolicy,
  assessment: assessmentPolicy,
  'next-steps': nextStepsPolicy,
  order: orderPolicy,
  'personal-statement': personalStatementPolicy,
  'pool-form': poolFormPolicy,
  profile: profilePolicy,
  receipt: receiptPolicy,
  'recruiting-request': recruitingRequestPolicy,
  'saved-career': savedCareerPolicy,
  'saved-college': savedCollegePolicy,
  'saved-enrichment': savedEnrichmentPolicy,
  'saved-program': savedProgramPolicy,
  'saved-search': savedSearchPolicy,
  'self-reported-application': selfReportedApplicationPolicy,
  transcript: transcriptPolicy,
  'shared-plan': sharedPlanPolicy,
  'test-prep': testPrepPolicy,
  'test-score': testScorePolicy,
  'transition-plan': transitionPlanPolicy,
  'vendor-survey': vendorSurveyPolicy,
  'your-data': yourDataPolicy,
} satisfies Record<Exclude<Entity, 'person'>, Policy>;
