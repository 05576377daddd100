import { createHash } from 'node:crypto';

/** What an owner has, each told from what everybody else has. */
export const OWN = {
  draftKey: Buffer.alloc(32, 7).toString('base64'),
  statement: 'statement of the owner.txt',
  statementText: 'Why the owner wants to study',
  shareName: 'For the aunt of the owner',
  toldMajor: 'Told major of the owner',
  nickname: 'Nickname of the owner',
  street: '77 Street of the Owner',
  number: '219-09-9998',
  religion: 'Religion of the owner',
  guardian: 'Guardianofowner',
  notes: 'Notes of the owner',
  major: 'Major of the owner',
  search: 'Search of the owner',
  college: 199120,
  otherCollege: 199193,
  career: '29-1141.00',
  careerName: 'registered-nurses',
  otherCareer: '15-1252.00',
  program: '51.3801',
  otherProgram: '11.0701',
  enrichment: 47,
  otherEnrichment: 1,
  school: 'hs-00134',
  otherSchool: 'hs-00515',
  studentNumber: '73310042',
  activity: 'Activity of the owner',
  event: 'Event of the owner',
  /** The id that it has in the file that it came from. */
  importedUid: 'owners-event@example.org',
  reportedCollege: 'Reported college of the owner',
  intentNote: 'Intent note of the owner',
  careerGoal: 'Career goal of the owner',
  formerGoal: 'Former goal of the owner',
  shortText: 'In short of the owner',
  applicationNote: 'Application note of the owner',
  file: 'File of the owner',
  firstName: 'Philippa',
  remindersSince: '2018-04-03T02:01:00.000Z',
  feedMadeAt: '2019-05-04T03:02:01.000Z',
  deletedOn: '2099-01-02T03:04:05.000Z',
  releaseOn: '2098-06-07',
  course: 'Course of the owner',
  orderName: 'Thing that the owner ordered',
  vendorResult: 'Vendor result of the owner',
  courses: 'Courses of the owner',
  nextSteps: 'Next Steps answer of the owner',
  dataSecret: 'secret of the API that owners are made in',
} as const;

/** What events of a file are told apart by. */
export function importDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
