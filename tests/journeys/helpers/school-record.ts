import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { changeRows } from './database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CEEB = '341985';

/**
 * Makes whoever is signed in somebody of age at a high school that takes part, whose record the school gives as it does:
 * by the command that imports a file of records. Gives the student number, which is nobody else's.
 * @param authorization of a call of theirs
 */
export async function giveSchoolRecord(page: Page, authorization: string): Promise<string> {
  const number = String(randomInt(1_000_000_000, 9_999_999_999));
  const headers = { authorization };
  const about = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    dateOfBirth: '2000-01-27',
    graduationYear: new Date().getFullYear() + 2,
  };
  const saved = await page.request.put('/api/users/profile/save', { headers, data: about });
  expect(saved.status()).toBe(200);
  const numbered = await page.request.post('/api/users/studentNumber/save', {
    headers,
    data: { studentNumber: number },
  });
  expect(numbered.status()).toBe(200);
  await changeRows(
    `update portal.profiles set primary_school_crm_id =
       (select 'hs-' || lpad(school_id::text, 5, '0') from catalog.school_code where ceeb_code = $2)
     where student_number = $1`,
    [number, CEEB],
  );
  const file = test.info().outputPath('records.csv');
  await writeFile(
    file,
    `CEEB,Student number,Last name,First name,Date of birth,Complete,Term,Course title,Grade
${CEEB},${number},Lovelace,Ada,2000-01-27,no,Fall 2025,Chemistry,A
`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/import.ts'), 'transcripts', file],
    { cwd: ROOT, env: process.env, encoding: 'utf8' },
  );
  if (status !== 0 || !stdout.includes('1 kept')) throw new Error(`No record was kept: ${stdout}${stderr}`);
  return number;
}
