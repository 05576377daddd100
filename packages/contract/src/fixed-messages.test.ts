import { isListTest, TESTS } from '@longleaf/rules/test-scores/tests';
import { expect, it } from 'vitest';
import { activityMessages } from './activities.ts';
import { recoveryMessages } from './account-recovery.ts';
import { accountSecurityMessages } from './account-security.ts';
import { addressMessages } from './addresses.ts';
import { nextStepMessages } from './next-steps.ts';
import { orderMessages } from './orders.ts';
import { demographicsMessages } from './profile-demographics.ts';
import { guardianMessages } from './profile-guardians.ts';
import { profileMessages } from './profile.ts';
import { documentMessages } from './documents.ts';
import { fileMessages } from './files.ts';
import { applicationMessages } from './applications.ts';
import { intentMessages } from './intents-to-enroll.ts';
import { statementMessages } from './personal-statements.ts';
import { recruitingMessages } from './recruiting.ts';
import { redirectionMessages } from './redirection-pool.ts';
import { calendarMessages } from './student-calendar.ts';
import { ALL_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { savedCareerMessages } from './saved-careers.ts';
import { savedCollegeMessages } from './saved-colleges.ts';
import { savedProgramMessages } from './saved-programs.ts';
import { scoresSaved, testScoreMessages } from './test-scores.ts';
import { transitionPlanMessages } from './transition-plans.ts';
import { transcriptSchoolMessages } from './transcript-schools.ts';
import { transcriptMessages } from './transcripts.ts';
import { notificationsFailed } from './site-notifications.ts';

// The specification fixes these words. A screen's own test may read them from the contract because they are held here.
it.each([
  ['MSG-001', recoveryMessages.resetFailed, 'An error occurred resetting your password'],
  ['MSG-002', recoveryMessages.resetDone, 'Password reset successfully.'],
  [
    'MSG-003',
    recoveryMessages.notFound,
    'Your account was not found, or the information you entered is inaccurate.',
  ],
  [
    'MSG-007',
    documentMessages.mailed,
    'Email has been sent to the email address associated with your {product} profile.',
  ],
  ['MSG-008', documentMessages.mailFailed, 'There was a problem sending your email. Please try again later.'],
  ['MSG-009', applicationMessages.uploaded, 'File uploaded successfully'],
  ['MSG-010', applicationMessages.uploadFailed, 'File upload failed'],
  ['MSG-011', applicationMessages.failed, 'An error occurred. Please try again later.'],
  ['MSG-013', transcriptMessages.checkFailed, 'An error occurred validating the selected school'],
  ['MSG-017', transcriptMessages.viewFailed, 'There was an error getting the transcript.'],
  ['MSG-018', transcriptMessages.cancelFailed, 'An error occurred while canceling the request.'],
  ['MSG-019', transcriptMessages.canceled, 'Transcript request cancelled'],
  ['MSG-020', transcriptMessages.cannotCancel, 'Transcript request can not be cancelled at this time.'],
  ['MSG-092', transcriptSchoolMessages.listFailed, 'An error occurred while getting the list of schools.'],
  ['MSG-093', transcriptSchoolMessages.exportFailed, 'An error occurred while getting the export.'],
  ['MSG-014', profileMessages.hub.saved, 'User information saved successfully.'],
  ['MSG-015', profileMessages.hub.refused, 'An error occurred while saving your information.'],
  [
    'MSG-016',
    profileMessages.hub.failed,
    'An error occurred while saving your information. Please try again later.',
  ],
  ['MSG-021', savedCollegeMessages.saved, 'Saved successfully to your Saved Colleges'],
  [
    'MSG-036',
    savedCollegeMessages.loadFailed,
    'There was a problem getting your saved colleges. Please try again later.',
  ],
  [
    'MSG-038',
    savedCollegeMessages.deleteFailed,
    'There was a problem deleting the college. Please try again later.',
  ],
  [
    'MSG-037',
    savedCollegeMessages.updateFailed,
    'There was a problem updating the college. Please try again later.',
  ],
  ['MSG-058', intentMessages.notVerified, 'not verified'],
  ['MSG-057', statementMessages.none, 'None Saved'],
  ['MSG-054', statementMessages.saved, 'Personal statements changes have been saved.'],
  ['MSG-055', transitionPlanMessages.noPath, 'Select a path...'],
  ['MSG-056', transitionPlanMessages.noNotes, 'Not entered! Select edit to add to your transition plan.'],
  ['MSG-024', activityMessages.experiences, 'Experience Saved.'],
  ['MSG-025', activityMessages.activities, 'Activity Saved.'],
  ['MSG-026', activityMessages.communityServices, 'Community Service saved.'],
  ['MSG-027', activityMessages.healthActivities, 'Phyiscal Health saved.'],
  ['MSG-028', activityMessages.awardsDistinctions, 'Award saved.'],
  ['MSG-029', activityMessages.leadershipExperiences, 'Award saved.'],
  ['MSG-030', activityMessages.networking, 'Award saved.'],
  ['MSG-031', activityMessages.projects, 'Award saved.'],
  ['MSG-032', activityMessages.deleted, 'Item Deleted.'],
  ['MSG-023', recruitingMessages.failed, 'There was an error saving the request.'],
  ['MSG-033', notificationsFailed, 'An error occurred getting the site notifications.'],
  ['MSG-042', recruitingMessages.collegesFailed, 'An error occurred while getting the list of colleges'],
  ['MSG-043', recruitingMessages.submitFailed, 'An error occurred while submitting recruiter information'],
  ['MSG-053', recruitingMessages.submitted, 'Recruiter information has been submitted.'],
  ['MSG-043', redirectionMessages.failed, 'An error occurred while submitting recruiter information'],
  ['MSG-047', savedProgramMessages.removeFailed, 'An error occurred while processing your request.'],
  ['MSG-049', savedCareerMessages.saved, 'Saved successfully to your Saved Careers'],
  ['MSG-050', savedProgramMessages.saved, 'Program saved successfully.'],
  ['MSG-051', savedProgramMessages.removed, 'Program removed successfully.'],
  ['MSG-052', profileMessages.page.saved, 'Your profile has been updated.'],
  ['MSG-039', profileMessages.loadFailed, 'An error occurred while getting profile information'],
  ['MSG-040', demographicsMessages.loadFailed, 'An error occurred while getting demographic information'],
  ['MSG-041', guardianMessages.loadFailed, 'An error occurred while getting parent/guardian information'],
  ['MSG-065', profileMessages.loadFailedOnTransferForm, 'An error occurred while retrieving your profile.'],
  ['MSG-066', profileMessages.loadFailedOnNextSteps, "An error occurred getting the user's profile."],
  ['MSG-073', nextStepMessages.progressFailed, "An error occurred getting user's progress."],
  ['MSG-074', nextStepMessages.formFailed, 'An error occurred getting the Nest Steps form status.'],
  ['MSG-075', nextStepMessages.saveFailed, 'An error occurred saving your answers.'],
  ['MSG-076', nextStepMessages.pathwayFailed, 'An error occurred geting the pathway information.'],
  [
    'MSG-044',
    accountSecurityMessages.checkFailed,
    'An error occurred while checking the availability of the provided account name or email address. Please try again later.',
  ],
  ['MSG-069', accountSecurityMessages.passwordChanged, 'Password changed successfully'],
  ['MSG-072', accountSecurityMessages.questionSaved, 'Security question updated successfully'],
  ['MSG-078', orderMessages.failed, 'An error occurred submitting the order'],
  ['MSG-081', addressMessages.cancelled, 'User Cancelled'],
  [
    'MSG-070',
    accountSecurityMessages.questionLoadFailed,
    'An error occurred retrieving the security question',
  ],
  ['MSG-083', calendarMessages.notSaved, 'Event did not save!'],
  ['MSG-084', calendarMessages.notEdited, 'Event did not edit'],
  ['MSG-085', calendarMessages.notDeleted, 'Event did not delete'],
  ['MSG-096', ALL_CATEGORIES, 'All Categories'],
  ['MSG-086', scoresSaved.act, 'ACT scores saved.'],
  ['MSG-087', scoresSaved.ap, 'Test saved.'],
  ['MSG-087', scoresSaved.ib, 'Test saved.'],
  ['MSG-087', scoresSaved.satSubject, 'Test saved.'],
  ['MSG-088', testScoreMessages.deleted, 'Test Deleted'],
  ['MSG-089', scoresSaved.sat, 'SAT scores saved.'],
  ['MSG-089', scoresSaved.explore, 'EXPLORE scores saved.'],
  ['MSG-090', testScoreMessages.alreadyThere, 'Test is already in the list'],
  ['MSG-091', fileMessages.notSaved, 'An error occurred while saving the file'],
])('%s reads as the specification fixes it', (_, given, words) => expect(given).toBe(words));

it('says the name of each test when its scores are saved (GAP-105)', () => {
  for (const { key, name } of TESTS)
    expect(scoresSaved[key]).toBe(isListTest(key) ? 'Test saved.' : `${name} scores saved.`);
});
