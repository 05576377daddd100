import XmlBuilder from 'fast-xml-builder';
import type { SchoolRecord } from '../record.ts';
import { SUMMARY_NOTES, TERM_NOTE } from './notes.ts';
import { PESC_NAMESPACE } from './read-xml.ts';
import { knowsCode, mostCharacters } from './structure.ts';

/** What a document says of its own way, beside the record. */
export type Transmission = {
  /** Names the document, for both sides; 35 characters at most. */
  documentId: string;
  createdAt: Date;
  /** Whether it was sent before under another id. */
  isAgain: boolean;
  /** The college, by its IPEDS number (UNITID). */
  to: { ipeds: number; name: string };
};

type Content = { [name: string]: Content | readonly (Content | string)[] | string | undefined };

/** What is undefined is not written. */
const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/**
 * A record as a PESC High School Transcript of version 1.5.0. `recordOfXml` reads the same record from it. Texts that are
 * longer than the standard has room for are cut; figures that it has no form for stand in a note in words.
 */
export function xmlOfRecord(record: SchoolRecord, transmission: Transmission): string {
  const { school, student, isComplete } = record;
  const { documentId, createdAt, isAgain, to } = transmission;
  const schoolName = fit('OrganizationName', school.name) ?? `High school ${school.ceeb}`;
  const content: Content = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'HSTrn:HighSchoolTranscript': {
      '@xmlns:HSTrn': PESC_NAMESPACE,
      TransmissionData: {
        DocumentID: documentId,
        CreatedDateTime: createdAt.toISOString(),
        DocumentTypeCode: 'StudentRequest',
        TransmissionType: isAgain ? 'Resubmission' : 'Original',
        Source: { Organization: { CEEBACT: school.ceeb, OrganizationName: schoolName } },
        Destination: {
          Organization: { IPEDS: String(to.ipeds), OrganizationName: fit('OrganizationName', to.name) },
        },
        DocumentCompleteCode: isComplete ? 'Complete' : 'Partial',
      },
      Student: {
        Person: {
          SchoolAssignedPersonID: fit('SchoolAssignedPersonID', student.number),
          Birth: { BirthDate: student.dateOfBirth },
          Name: {
            FirstName: fit('FirstName', student.firstName),
            LastName: fit('LastName', student.lastName),
          },
        },
        AcademicRecord: {
          School: { OrganizationName: schoolName, CEEBACT: school.ceeb },
          AcademicSummary: summariesOf(record),
          AcademicSession: record.terms.filter(({ begins }) => begins !== undefined).map(sessionOf),
          Course: record.terms.filter(({ begins }) => begins === undefined).flatMap(coursesWithoutSession),
          NoteMessage: notesOf(record),
        },
        Tests: record.tests.map(testOf).filter((test) => test !== undefined),
      },
    },
  };
  return builder.build(content);
}

type Term = SchoolRecord['terms'][number];

function summariesOf({ summary }: SchoolRecord): Content[] {
  const { gpa, weightedGpa, creditsEarned, classRank, classSize } = summary;
  const plain = {
    GPA: group({ CreditHoursEarned: decimal(creditsEarned), GradePointAverage: decimal(gpa) }),
    ClassRank: rank(classRank),
    ClassSize: rank(classSize),
  };
  const weighted = decimal(weightedGpa);
  return [
    ...(group(plain) ? [{ AcademicSummaryType: 'NonWeighted', ...plain }] : []),
    ...(weighted === undefined
      ? []
      : [{ AcademicSummaryType: 'Weighted', GPA: { GradePointAverage: weighted } }]),
  ];
}

function sessionOf({ name, begins, courses }: Term): Content {
  return {
    AcademicSessionDetail: { SessionDesignator: begins, SessionName: fit('SessionName', name) },
    Course: courses.map((course) => courseOf(course)),
  };
}

/** A session needs the month in which it begins. Where the school did not say it, each course notes its term. */
function coursesWithoutSession({ name, courses }: Term): Content[] {
  return courses.map((course) => ({
    ...courseOf(course),
    NoteMessage: name === '' ? undefined : fit('NoteMessage', `${TERM_NOTE}${name}`),
  }));
}

function courseOf({
  basis,
  code,
  title,
  grade,
  creditsAttempted,
  creditsEarned,
}: Term['courses'][number]): Content {
  const id = code === null ? '' : plainText(code);
  const isShort = id.length <= (mostCharacters('CourseNumber') ?? 0);
  return {
    CourseCreditBasis: basis ?? 'Regular',
    CourseCreditValue: decimal(creditsAttempted),
    CourseCreditEarned: decimal(creditsEarned),
    CourseAcademicGrade: fit('CourseAcademicGrade', grade),
    CourseNumber: isShort ? fit('CourseNumber', id) : undefined,
    AgencyCourseID: isShort ? undefined : fit('AgencyCourseID', id),
    CourseTitle: fit('CourseTitle', title),
  };
}

/** Undefined for a test without a score: the standard has no place for one. */
function testOf({ name, on, scores }: SchoolRecord['tests'][number]): Content | undefined {
  const Subtest = scores.flatMap((score) => {
    const ScoreValue = fit('ScoreValue', score.value);
    if (ScoreValue === undefined) return [];
    return [
      {
        ...coded('EducationSubtestCode', 'SubtestName', score.name, 'OtherSubtest'),
        TestScores: { ScoreValue },
      },
    ];
  });
  if (Subtest.length === 0) return undefined;
  return { ...coded('EducationTestCode', 'TestName', name, 'OtherTest'), ...dateOf(on), Subtest };
}

/** A name by its code where the standard has one, else as another one that is called so. */
function coded(codeElement: string, nameElement: string, name: string, other: string): Content {
  return knowsCode(codeElement, name)
    ? { [codeElement]: name }
    : { [codeElement]: other, [nameElement]: fit(nameElement, name) };
}

function dateOf(on: string | null): Content {
  if (on === null) return {};
  if (/^\d{4}-\d{2}-\d{2}$/.test(on)) return { TestDate: on };
  if (/^\d{4}-\d{2}$/.test(on)) return { TestYearMonth: on };
  return /^\d{4}$/.test(on) ? { TestYear: on } : {};
}

/** Figures of the summary that are no numbers, in words: the standard's own elements take numbers alone. */
function notesOf({ summary }: SchoolRecord): string[] {
  const { gpa, weightedGpa, creditsEarned, classRank, classSize } = summary;
  const left = [
    [SUMMARY_NOTES.gpa, gpa, decimal(gpa)],
    [SUMMARY_NOTES.weightedGpa, weightedGpa, decimal(weightedGpa)],
    [SUMMARY_NOTES.creditsEarned, creditsEarned, decimal(creditsEarned)],
    [SUMMARY_NOTES.classRank, classRank, rank(classRank)],
    [SUMMARY_NOTES.classSize, classSize, rank(classSize)],
  ] as const;
  return left
    .filter(([, given, taken]) => given !== null && taken === undefined)
    .map(([name, given]) => fit('NoteMessage', `${name}: ${given}`) ?? name);
}

/** Undefined where nothing is in it: an empty element would say that there is something. */
function group(content: Content): Content | undefined {
  return Object.values(content).some((value) => value !== undefined) ? content : undefined;
}

/** One line, of signs that XML can hold. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?!\s)[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As much of a text as the element has room for; undefined when nothing is left. */
function fit(element: string, text: string | null): string | undefined {
  return (
    plainText(text ?? '')
      .slice(0, mostCharacters(element))
      .toWellFormed()
      .trim() || undefined
  );
}

function decimal(text: string | null): string | undefined {
  return text !== null && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? text : undefined;
}

function rank(text: string | null): string | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? text : undefined;
}
