import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transcriptMessages as messages } from '@longleaf/contract/transcripts';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { importRecords } from './import-records.ts';
import { resealRecords } from './reseal.ts';

const SECRET = randomBytes(32).toString('hex');
const api = await startApi({ catalog: true, dataSecret: SECRET });
const folder = await mkdtemp(join(tmpdir(), 'records-'));
afterAll(() => rm(folder, { recursive: true }));
const clock = () => new Date('2026-11-23T15:00:00Z');
let files = 0;
const load = async (text: string | Buffer, accept?: readonly string[]) => {
  const file = join(folder, `${++files}.txt`);
  await writeFile(file, text);
  return importRecords({ database: api.database, dataSecret: SECRET, clock }, file, accept);
};
const refusal = (text: string | Buffer) => load(text).then(String, (error: Error) => error.message);

/** Somebody whose profile says the same as the school's files. */
async function pupil(as: string, change: object = {}) {
  const body = {
    firstName: 'Ada',
    lastName: 'Byrd',
    dateOfBirth: '2008-12-10',
    ...change,
  };
  await api.call('PUT', '/users/profile/save', { as, body });
  await api.call('POST', '/users/studentNumber/save', { as, body: { studentNumber: '4711' } });
  const { rows } = await api.database.query<{ id: string }>(
    'select id from portal.people where subject = $1',
    [as],
  );
  const id = rows[0]?.id ?? '';
  await api.database.query('update portal.profiles set primary_school_crm_id = $2 where person_id = $1', [
    id,
    await brown(),
  ]);
  return id;
}
async function brown() {
  const found = (await api.call('GET', '/customers/getbytype?startsWith=A%20L%20Brown')).json as {
    crmId: string;
  }[];
  return found[0]?.crmId;
}
const recordsOf = async (person: string) =>
  (
    await api.database.query<{ id: number; is_complete: boolean; record: Buffer }>(
      'select id, is_complete, record from portal.transcript_records where person_id = $1 order by id',
      [person],
    )
  ).rows;
const forget = () => api.database.query('delete from portal.transcript_records');

const HEADER =
  'CEEB,Student number,Last name,First name,Date of birth,Complete,Term,Course title,Course code,Grade,Credits earned,GPA,Weighted GPA,Class rank,Class size';
const row = (
  change: Partial<Record<'ceeb' | 'number' | 'last' | 'birth' | 'complete' | 'title', string>> = {},
) => {
  const {
    ceeb = '341985',
    number = '4711',
    last = 'Byrd',
    birth = '2008-12-10',
    complete = 'no',
    title = 'Biology <b>',
  } = change;
  return [
    ceeb,
    number,
    last,
    'Ada',
    birth,
    complete,
    'Fall 2025',
    title,
    'BIO1',
    'A',
    '1',
    '3.75',
    '4.2',
    '12',
    '240',
  ].join(',');
};
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

/** A document with all that a standard one needs, and some more. */
const pesc = (
  change: { person?: string; before?: string; complete?: string; course?: string; root?: string } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
${change.before ?? ''}<HSTrn:HighSchoolTranscript xmlns:HSTrn="${change.root ?? 'urn:org:pesc:message:HighSchoolTranscript:v1.5.0'}">
<TransmissionData><DocumentID>D1</DocumentID><CreatedDateTime>2026-11-01T12:00:00</CreatedDateTime>
<DocumentTypeCode>StudentRequest</DocumentTypeCode><TransmissionType>Original</TransmissionType>
<Source><Organization><CEEBACT>341985</CEEBACT><OrganizationName>A L Brown High</OrganizationName></Organization></Source>
<Destination><Organization><OrganizationName>Longleaf</OrganizationName></Organization></Destination>
<DocumentCompleteCode>${change.complete ?? 'Complete'}</DocumentCompleteCode></TransmissionData>
<Student><Person>${change.person ?? '<SchoolAssignedPersonID>4711</SchoolAssignedPersonID><Birth><BirthDate>2008-12-10</BirthDate></Birth><Name><FirstName>Ada</FirstName><LastName>Byrd</LastName></Name>'}</Person>
<AcademicRecord>
<AcademicSummary><AcademicSummaryType>NonWeighted</AcademicSummaryType><GPA><CreditHoursEarned>24</CreditHoursEarned><GradePointAverage>3.9</GradePointAverage></GPA><ClassRank>3</ClassRank><ClassSize>250</ClassSize></AcademicSummary>
<AcademicSummary><AcademicSummaryType>Weighted</AcademicSummaryType><GPA><GradePointAverage>4.5</GradePointAverage></GPA></AcademicSummary>
<AcademicSession><AcademicSessionDetail><SessionDesignator>2026-01</SessionDesignator><SessionName>Spring</SessionName></AcademicSessionDetail>
${change.course ?? '<Course><CourseCreditBasis>Regular</CourseCreditBasis><CourseCreditEarned>1</CourseCreditEarned><CourseAcademicGrade>B+</CourseAcademicGrade><CourseTitle>Chemistry</CourseTitle></Course>'}
</AcademicSession></AcademicRecord>
<Health><Immunizations><ImmunizationDate>2010-01-01</ImmunizationDate><ImmunizationCode>MMRSECRET</ImmunizationCode></Immunizations></Health>
</Student></HSTrn:HighSchoolTranscript>`;

describe('records from CSV', () => {
  it('are kept for whom school, number, last name and date of birth are the same, once, sealed', async () => {
    const person = await pupil('csv-pupil');
    const file = csv(row(), row({ title: 'Latin' }), row({ complete: 'yes' }));
    for (let time = 0; time < 2; time++) expect(await load(file)).toEqual({ read: 2, kept: 2, unmatched: 0 });
    const kept = await recordsOf(person);
    expect(kept.map((one) => one.is_complete)).toEqual([false, true]);
    expect(kept[0]?.record.toString('latin1')).not.toContain('Latin');
    await forget();
  });

  it.each([
    ['another number', { number: '4712' }],
    ['another last name', { last: 'Bird' }],
    ['another date of birth', { birth: '2008-12-11' }],
    ['another school', { ceeb: '343225' }],
  ])('with %s are kept for nobody', async (_, change) => {
    await pupil('csv-pupil');
    expect(await load(csv(row(change)))).toEqual({ read: 1, kept: 0, unmatched: 1 });
  });

  it('lose no course without a word, as from a file that was cut off', async () => {
    const person = await pupil('csv-pupil');
    await load(csv(row(), row({ title: 'Latin' })));
    const [before] = await recordsOf(person);
    expect(await refusal(csv(row()))).toMatch(
      /Records would lose courses.*--accept lost-courses\.\n {2}line 2: the record has 1 of the 2 courses it had/,
    );
    expect(await recordsOf(person)).toEqual([before]);
    await expect(load(csv(row()), ['rows-gone'])).rejects.toThrow('It takes: lost-courses.');
    expect(await load(csv(row()), ['lost-courses'])).toEqual({ read: 1, kept: 1, unmatched: 0 });
    await forget();
  });

  it('keep their letters in Latin-1, and are named for what they are in UTF-16', async () => {
    await pupil('csv-pupil', { lastName: 'Núñez' });
    expect(await load(Buffer.from(csv(row({ last: 'Núñez' })), 'latin1'))).toMatchObject({ kept: 1 });
    await forget();
    expect(await refusal(Buffer.from(`\uFEFF${csv(row())}`, 'utf16le'))).toContain('it is text in UTF-16');
  });

  it('that two people claim are kept for neither', async () => {
    await pupil('csv-pupil');
    const second = await pupil('csv-twin');
    expect(await load(csv(row()))).toEqual({ read: 1, kept: 0, unmatched: 1 });
    expect(await recordsOf(second)).toEqual([]);
    await api.call('POST', '/users/studentNumber/save', { as: 'csv-twin', body: { studentNumber: '1' } });
  });

  it('with a wrong row are not kept at all; each is named with its line', async () => {
    const person = await pupil('csv-pupil');
    const message = await refusal(
      csv(
        row(),
        row({ number: '12', ceeb: '34' }),
        row({ number: '13', birth: '' }),
        row({ number: '14', complete: 'maybe' }),
        row({ last: 'Bird' }),
      ),
    );
    expect(message).toContain('line 3: ceeb is no code of six digits');
    expect(message).toContain('line 4: date_of_birth is empty');
    expect(message).toContain('line 5: complete is neither yes nor no');
    expect(message).toContain('line 6: last_name is another one than in line 2');
    expect(await recordsOf(person)).toEqual([]);
    expect(await refusal(csv(row(), row({ ceeb: '999999' })))).toContain(
      'line 3: the directory has no high school with the code 999999',
    );
    expect(await recordsOf(person)).toEqual([]);
  });

  it('need their columns', async () => {
    expect(await refusal('CEEB,Grade\n341985,A')).toContain('no column student_number, last_name');
    expect(await refusal(HEADER)).toContain('The file holds no row.');
    expect(await refusal('')).toContain('The file has no column');
  });
});

describe('records from PESC XML', () => {
  it('are kept, without what they say of health', async () => {
    const person = await pupil('csv-pupil');
    expect(await load(pesc())).toEqual({ read: 1, kept: 1, unmatched: 0 });
    const [kept] = await recordsOf(person);
    expect(kept?.is_complete).toBe(true);
    const { text } = await api.call('GET', `/application/transcript/${kept?.id}`, { as: 'csv-pupil' });
    for (const shown of [
      'Transcript of Ada Byrd',
      'A L Brown High',
      'Chemistry',
      'B+',
      '3.9',
      '4.5',
      '3 of 250',
      '24',
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain('MMRSECRET');
    await forget();
  });

  it('are shown with the scores of tests that the school put in', async () => {
    const person = await pupil('csv-pupil');
    const scores = `<Tests><TestName>SAT</TestName><TestYearMonth>2026-03</TestYearMonth><Subtest><SubtestName>Math Section</SubtestName><TestScores><ScoreValue>687</ScoreValue></TestScores></Subtest></Tests>`;
    expect(await load(pesc().replace('</Student>', `${scores}</Student>`))).toMatchObject({ kept: 1 });
    const [kept] = await recordsOf(person);
    const { text } = await api.call('GET', `/application/transcript/${kept?.id}`, { as: 'csv-pupil' });
    expect(text).toMatch(/<h2>SAT, March 2026<\/h2>\s*<dl>\s*<dt>Math Section<\/dt>\s*<dd>687<\/dd>/);
    await forget();
  });

  it.each([
    [
      'an unknown element',
      { course: '<Course><CourseCreditBasis>Regular</CourseCreditBasis><Mood>x</Mood></Course>' },
      'Course has no element Mood',
    ],
    [
      'a missing element',
      { course: '<Course><CourseTitle>Art</CourseTitle></Course>' },
      'Course has no CourseCreditBasis, which it needs',
    ],
    [
      'a wrong order',
      {
        course:
          '<Course><CourseTitle>Art</CourseTitle><CourseCreditBasis>Regular</CourseCreditBasis></Course>',
      },
      'CourseCreditBasis stands too late in Course',
    ],
    ['a code that is none', { complete: 'Nearly' }, 'DocumentCompleteCode has no code “Nearly”'],
    [
      'a text that is too long',
      {
        course: `<Course><CourseCreditBasis>Regular</CourseCreditBasis><CourseTitle>${'x'.repeat(61)}</CourseTitle></Course>`,
      },
      'CourseTitle has more than 60 characters',
    ],
    [
      'two of what there is one of',
      {
        course:
          '<Course><CourseCreditBasis>Regular</CourseCreditBasis><CourseTitle>Art</CourseTitle><CourseTitle>Art</CourseTitle></Course>',
      },
      'Course has more than 1 CourseTitle',
    ],
    [
      'no number',
      { person: '<Name><LastName>Byrd</LastName></Name>' },
      'the student has no number of the school',
    ],
    [
      'a document type',
      { before: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>' },
      'The file holds a document type',
    ],
    [
      'another version',
      { root: 'urn:org:pesc:message:HighSchoolTranscript:v1.2.0' },
      'no PESC high school transcript of version 1.5.0',
    ],
    ['an entity of its own', { course: '&e;' }, 'no XML that can be read'],
  ])('with %s are refused', async (_, change, words) => {
    expect(await refusal(pesc(change))).toContain(words);
  });
});

describe('the page of a record (API-036, MSG-017, ST-094)', () => {
  it('is its owner’s alone, written so that nothing in it is markup', async () => {
    const person = await pupil('csv-pupil');
    await pupil('stranger', { lastName: 'Other' });
    await load(csv(row()));
    const [kept] = await recordsOf(person);
    const path = `/application/transcript/${kept?.id}`;
    const reply = await api.call('GET', path, { as: 'csv-pupil' });
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.text).toContain('Biology &lt;b&gt;');
    expect(reply.text).toContain('@media print');
    expect(reply.text).toContain('Not reported');
    expect(await api.call('GET', path, { as: 'stranger' })).toMatchObject({
      status: 404,
      json: { detail: messages.viewFailed },
    });
    expect((await api.call('GET', path)).status).toBe(401);
    expect((await api.call('GET', '/application/transcript/999999', { as: 'csv-pupil' })).status).toBe(404);
  });

  it('opens with the next secret once its record was sealed anew', async () => {
    const current = randomBytes(32).toString('hex');
    const next = { current, before: SECRET };
    expect(await resealRecords(api.database, next)).toEqual({ records: 1, unreadable: 0 });
    expect(await resealRecords(api.database, next)).toEqual({ records: 0, unreadable: 0 });
    const changed = await startApi({ beside: api, dataSecret: current });
    const person = await pupil('csv-pupil');
    const [kept] = await recordsOf(person);
    const { text } = await changed.call('GET', `/application/transcript/${kept?.id}`, { as: 'csv-pupil' });
    expect(text).toContain('Transcript of Ada Byrd');
    expect(await resealRecords(api.database, SECRET)).toEqual({ records: 0, unreadable: 1 });
  });
});
