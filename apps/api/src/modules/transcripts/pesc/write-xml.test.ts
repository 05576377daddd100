import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SchoolRecord, schoolRecordSchema } from '../record.ts';
import { readXml } from './read-xml.ts';
import { recordOfXml } from './record-of.ts';
import { structureFaults } from './structure.ts';
import { xmlOfRecord } from './write-xml.ts';

const WAY = {
  documentId: 'd3b07384d113edec49eaa6238ad5ff00',
  createdAt: new Date('2026-11-23T15:00:00Z'),
  isAgain: false,
  to: { ipeds: 199120, name: 'University of North Carolina at Chapel Hill' },
};
const again = (record: SchoolRecord) => recordOfXml(xmlOfRecord(record, WAY)).record;

// One line without space around it, as a reader of XML takes it; the signs that XML has its own use for are among it.
const line = (most: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('<', '&', '>', '"', "'", ']', ' ', 'ñ', '–', '😀'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
      maxLength: most,
    })
    .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trim())
    .filter((text) => text !== '');
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const figure = fc.oneof(
  fc.nat(400).map(String),
  fc.tuple(fc.nat(5), fc.nat(99)).map(([a, b]) => `${a}.${b}`),
);
const rank = fc.integer({ min: 1, max: 9999 }).map(String);
const month = fc
  .tuple(fc.integer({ min: 2015, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([of, date]) => `${of}-${String(date).padStart(2, '0')}`);
const course = fc.record({
  basis: fc.constantFrom('Regular', 'AdvancedPlacement', 'InternationalBaccalaureate'),
  code: maybe(line(30)),
  title: line(60),
  grade: maybe(line(10)),
  creditsAttempted: maybe(figure),
  creditsEarned: maybe(figure),
});
const sessions = fc.array(
  fc.record({ name: line(30), begins: month, courses: fc.array(course, { maxLength: 4 }) }),
  { maxLength: 3 },
);
const others = fc.uniqueArray(
  fc.record({ name: line(70), courses: fc.array(course, { minLength: 1, maxLength: 3 }) }),
  {
    selector: ({ name }) => name,
    maxLength: 2,
  },
);
const tests = fc.array(
  fc.record({
    name: fc.oneof(line(60), fc.constantFrom('SAT', 'ACT')),
    on: maybe(fc.oneof(day, month, fc.constant('2026'))),
    scores: fc.array(fc.record({ name: line(60), value: line(80) }), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 2 },
);

/** What the standard has room for. */
const fitting: fc.Arbitrary<SchoolRecord> = fc.record({
  school: fc.record({ ceeb: fc.integer({ min: 100_000, max: 999_999 }).map(String), name: line(60) }),
  student: fc.record({ number: line(20), firstName: line(35), lastName: line(35), dateOfBirth: day }),
  isComplete: fc.boolean(),
  summary: fc.record({
    gpa: maybe(figure),
    weightedGpa: maybe(figure),
    // What is earned stands with a grade point average of all courses.
    creditsEarned: maybe(figure),
    classRank: maybe(rank),
    classSize: maybe(rank),
  }),
  terms: fc.tuple(sessions, others).map(([first, then]) => [...first, ...then]),
  tests,
});

const anyText = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.slice(0, 200));
/** Whatever a record may hold. */
const any: fc.Arbitrary<SchoolRecord> = fc
  .record({
    school: fc.record({ ceeb: fc.constant('341985'), name: anyText }),
    student: fc.record({
      number: anyText.map((text) => `4${text}`.slice(0, 200)),
      firstName: anyText,
      lastName: anyText.map((text) => `B${text}`.slice(0, 200)),
      dateOfBirth: day,
    }),
    isComplete: fc.boolean(),
    summary: fc.record({
      gpa: maybe(anyText),
      weightedGpa: maybe(anyText),
      creditsEarned: maybe(anyText),
      classRank: maybe(anyText),
      classSize: maybe(anyText),
    }),
    terms: fc.array(
      fc.record({
        name: anyText,
        courses: fc.array(
          fc.record({
            code: maybe(anyText),
            title: anyText,
            grade: maybe(anyText),
            creditsAttempted: maybe(anyText),
            creditsEarned: maybe(anyText),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
    tests: fc.array(
      fc.record({
        name: anyText,
        on: maybe(anyText),
        scores: fc.array(fc.record({ name: anyText, value: anyText }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map((record) => schoolRecordSchema.parse(record));

describe('a record that is written as PESC XML', () => {
  it('is read again as the same record, when the standard has room for it', () => {
    fc.assert(
      fc.property(fitting, (record) => {
        expect(again(record)).toEqual(record);
      }),
      { numRuns: 150 },
    );
  });

  it('is as the standard has it, whatever is in it, and reading it once more changes nothing', () => {
    fc.assert(
      fc.property(any, (record) => {
        const xml = xmlOfRecord(record, WAY);
        expect(structureFaults(readXml(xml))).toEqual([]);
        const read = recordOfXml(xml).record;
        expect(again(read)).toEqual(read);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps words that look like signs of XML', () => {
    const [record] = fc.sample(fitting, { numRuns: 1, seed: 7 }) as [SchoolRecord];
    const school = { ceeb: '341985', name: '&lt;b&gt; &A; AT&T ]]> <!-- <?x' };
    expect(again({ ...record, school }).school).toEqual(school);
  });

  it('says who sends it to whom, and that it is sent again', () => {
    const [record] = fc.sample(fitting, { numRuns: 1, seed: 7 });
    const root = xmlOfRecord({ ...(record as SchoolRecord), isComplete: true }, { ...WAY, isAgain: true });
    expect(root).toContain('<DocumentID>d3b07384d113edec49eaa6238ad5ff00</DocumentID>');
    expect(root).toContain('<CreatedDateTime>2026-11-23T15:00:00.000Z</CreatedDateTime>');
    expect(root).toContain('<TransmissionType>Resubmission</TransmissionType>');
    expect(root).toContain('<IPEDS>199120</IPEDS>');
    expect(root).toContain('<DocumentCompleteCode>Complete</DocumentCompleteCode>');
    // Only the root is in the namespace, as in the published schema.
    expect(root.match(/xmlns/g)).toHaveLength(1);
  });

  it('notes in words what is no number', () => {
    const [record] = fc.sample(fitting, { numRuns: 1, seed: 7 }) as [SchoolRecord];
    const summary = {
      gpa: 'A minus',
      weightedGpa: null,
      creditsEarned: '12',
      classRank: 'top tenth',
      classSize: '0',
    };
    const xml = xmlOfRecord({ ...record, summary }, WAY);
    for (const note of ['GPA: A minus', 'Class rank: top tenth', 'Class size: 0'])
      expect(xml).toContain(`<NoteMessage>${note}</NoteMessage>`);
    expect(again({ ...record, summary }).summary).toEqual(summary);
  });
});
