import { ImportRefused, type BadRow } from '@longleaf/catalog/import/refused';
import { type ReadRecord, schoolRecordSchema } from '../record.ts';
import { all, find, type Node, readXml, textOf } from './read-xml.ts';
import { structureFaults } from './structure.ts';
import { SUMMARY_NOTES, TERM_NOTE } from './notes.ts';

/**
 * The record in a PESC High School Transcript document. What it says of health is not read.
 * @throws ImportRefused naming each line that is not as the published structure has it, or what is missing.
 */
export function recordOfXml(text: string): ReadRecord {
  const root = readXml(text);
  const faults = structureFaults(root);
  if (faults.length > 0)
    throw new ImportRefused('The file is not as the standard has it; nothing was loaded.', faults);
  const student = find(root, 'Student');
  const person = find(student, 'Person');
  const academic = find(student, 'AcademicRecord');
  const source = find(root, 'TransmissionData', 'Source', 'Organization');
  const school = find(academic, 'School') ?? source;
  const record = {
    school: {
      ceeb: ceebOf(school) ?? ceebOf(source) ?? '',
      name: textOf(school, 'OrganizationName') ?? textOf(source, 'OrganizationName') ?? '',
    },
    student: {
      number: textOf(person, 'SchoolAssignedPersonID') ?? textOf(person, 'AgencyAssignedID') ?? '',
      firstName: textOf(person, 'Name', 'FirstName') ?? '',
      lastName: textOf(person, 'Name', 'LastName') ?? '',
      dateOfBirth: textOf(person, 'Birth', 'BirthDate') ?? '',
    },
    isComplete: textOf(root, 'TransmissionData', 'DocumentCompleteCode') === 'Complete',
    summary: summaryOf(academic),
    terms: termsOf(academic),
    tests: all(student, 'Tests').map((test) => ({
      name: textOf(test, 'TestName') ?? textOf(test, 'EducationTestCode') ?? textOf(test, 'TestCode') ?? '',
      on: textOf(test, 'TestDate') ?? textOf(test, 'TestYearMonth') ?? textOf(test, 'TestYear'),
      scores: all(test, 'Subtest').flatMap((part) =>
        all(part, 'TestScores').map((score) => ({
          name:
            textOf(part, 'SubtestName') ??
            textOf(part, 'EducationSubtestCode') ??
            textOf(part, 'SubtestCode') ??
            '',
          value: textOf(score, 'ScoreValue') ?? '',
        })),
      ),
    })),
  };
  const missing: BadRow[] = [];
  const need = (value: string, reason: string) => {
    if (value === '') missing.push({ line: person?.line ?? root.line, reason });
  };
  need(record.school.ceeb, 'the school has no CEEB code (CEEBACT or ATP)');
  need(record.student.number, 'the student has no number of the school (SchoolAssignedPersonID)');
  need(record.student.lastName, 'the student has no last name');
  need(record.student.dateOfBirth, 'the student has no date of birth');
  if (missing.length > 0) throw new ImportRefused('A record cannot be matched; nothing was loaded.', missing);
  const read = schoolRecordSchema.safeParse(record);
  if (!read.success) {
    const rows = read.error.issues.map(({ path, message }) => ({
      line: root.line,
      reason: `${path.join('.')}: ${message}`,
    }));
    throw new ImportRefused('A record cannot be read; nothing was loaded.', rows);
  }
  return { line: root.line, record: read.data };
}

/** What a note says behind these words. */
function noteOf(node: Node | undefined, words: string): string | null {
  const note = all(node, 'NoteMessage').find(({ text }) => text.trim().startsWith(words));
  return note?.text.trim().slice(words.length) ?? null;
}

const ceebOf = (organization: Node | undefined) =>
  textOf(organization, 'CEEBACT') ?? textOf(organization, 'ATP');

function summaryOf(academic: Node | undefined) {
  const summaries = all(academic, 'AcademicSummary');
  const ofType = (isType: (type: string) => boolean) =>
    summaries.find((one) => isType(textOf(one, 'AcademicSummaryType') ?? ''));
  const weighted = ofType((type) => type === 'Weighted');
  const plain = summaries.find((one) => one !== weighted);
  const any = plain ?? weighted;
  const first = (name: string) =>
    summaries.map((one) => textOf(one, name)).find((text) => text !== null) ?? null;
  const noted = (figure: string) => noteOf(academic, `${figure}: `);
  return {
    gpa: textOf(plain, 'GPA', 'GradePointAverage') ?? noted(SUMMARY_NOTES.gpa),
    weightedGpa: textOf(weighted, 'GPA', 'GradePointAverage') ?? noted(SUMMARY_NOTES.weightedGpa),
    creditsEarned: textOf(any, 'GPA', 'CreditHoursEarned') ?? noted(SUMMARY_NOTES.creditsEarned),
    classRank: first('ClassRank') ?? noted(SUMMARY_NOTES.classRank),
    classSize: first('ClassSize') ?? noted(SUMMARY_NOTES.classSize),
  };
}

function termsOf(academic: Node | undefined) {
  const sessions = all(academic, 'AcademicSession').map((session) => {
    const detail = find(session, 'AcademicSessionDetail');
    const year = textOf(detail, 'SessionSchoolYear');
    const name = textOf(detail, 'SessionName') ?? textOf(detail, 'SessionDesignator') ?? '';
    const begins = textOf(detail, 'SessionDesignator') ?? '';
    return {
      name: year === null ? name : `${name} ${year}`,
      ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(begins) && { begins }),
      courses: all(session, 'Course').map(courseOf),
    };
  });
  return [...sessions, ...termsWithoutSession(all(academic, 'Course'))];
}

/** Courses that stand in no session, by the term that each notes. */
function termsWithoutSession(nodes: readonly Node[]) {
  const byTerm = Map.groupBy(nodes, (node) => {
    return noteOf(node, TERM_NOTE) ?? 'Other courses';
  });
  return [...byTerm].map(([name, ofTerm]) => ({ name, courses: ofTerm.map(courseOf) }));
}

function courseOf(course: Node) {
  const basis = textOf(course, 'CourseCreditBasis');
  return {
    ...(basis !== null && { basis }),
    code:
      textOf(course, 'AgencyCourseID') ??
      textOf(course, 'OriginalCourseID') ??
      textOf(course, 'CourseNumber'),
    title: textOf(course, 'CourseTitle') ?? '',
    grade: textOf(course, 'CourseAcademicGrade'),
    creditsAttempted: textOf(course, 'CourseCreditValue'),
    creditsEarned: textOf(course, 'CourseCreditEarned'),
  };
}
