import { html, raw, type Html } from '@longleaf/platform/html';
import type { SchoolRecord } from './record.ts';

/** Letter paper, no table torn apart in a row. It stands in the document, since a kept file has nothing else. */
const STYLE = raw(`
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: #1d2420; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 1.6rem 0 0.4rem; font-size: 1.15rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; } thead th { width: 20%; } thead th:first-child { width: 45%; } th, td { overflow-wrap: anywhere; } th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid #b9beb7; text-align: left; vertical-align: top; }
.figure { text-align: right; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; } dd { margin: 0; font-weight: 600; }
@media screen and (max-width: 40rem) { thead th { width: auto; } thead th:first-child { width: 34%; } th, td { padding-inline: 0.25rem; } }
@page { size: letter; margin: 0.75in; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 10pt; } tr { break-inside: avoid; } h2 { break-after: avoid; } thead { display: table-header-group; } }
`);

/** A school's record as a page of its own (API-036). What is not in it reads 'Not reported'. */
export function recordPage(record: SchoolRecord): string {
  const { school, student, isComplete, terms, tests } = record;
  const name = `${student.firstName} ${student.lastName}`.trim();
  const title = `Transcript of ${name}`;
  const hasCodes = terms.some(({ courses }) => courses.some(({ code }) => code !== null && code !== ''));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>
            ${school.name || `High school ${school.ceeb}`}.
            ${isComplete ? 'With final grades.' : 'Without final grades.'}
          </p>
          ${facts([
            ['Student number', student.number],
            ['Date of birth', student.dateOfBirth && inWords(student.dateOfBirth)],
            ['High school code (CEEB)', school.ceeb],
            ...summaryOf(record),
          ])}
          ${terms.map((term) => termOf(term, hasCodes))} ${tests.map(testOf)}
        </main>
      </body>
    </html>`.text;
}

const inEnglish = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...parts, timeZone: 'UTC' });
const DAY = inEnglish({ year: 'numeric', month: 'long', day: 'numeric' });
const MONTH = inEnglish({ year: 'numeric', month: 'long' });

/** 2009-01-27 and 2026-03 in words, the month without a day; anything else as the school wrote it. */
function inWords(day: string): string {
  const date = new Date(day);
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(day) || Number.isNaN(date.getTime())) return day;
  return (day.length === 7 ? MONTH : DAY).format(date);
}

function summaryOf({ summary }: SchoolRecord): [string, string | null][] {
  const { gpa, weightedGpa, creditsEarned, classRank, classSize } = summary;
  const rank = classRank !== null && classSize !== null ? `${classRank} of ${classSize}` : classRank;
  return [
    ['Grade point average, unweighted', gpa],
    ['Grade point average, weighted', weightedGpa],
    ['Credits earned', creditsEarned],
    ['Class rank', rank],
  ];
}

function facts(rows: readonly [string, string | null][]): Html {
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value ?? 'Not reported'}</dd>`,
    )}
  </dl>`;
}

/** @param hasCodes whether the school gives codes to its courses; a column of nothing says nothing. */
function termOf({ name, courses }: SchoolRecord['terms'][number], hasCodes: boolean): Html {
  return html`<h2>${name || 'Term not reported'}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Course</th>
          ${hasCodes ? html`<th scope="col">Code</th>` : ''}
          <th scope="col">Grade</th>
          <th scope="col" class="figure">Credits</th>
        </tr>
      </thead>
      <tbody>
        ${courses.map(
          ({ title, code, grade, creditsEarned, creditsAttempted }) =>
            html`<tr>
              <th scope="row">${title || 'Not reported'}</th>
              ${hasCodes ? html`<td>${code ?? ''}</td>` : ''}
              <td>${grade ?? 'Not reported'}</td>
              <td class="figure">${creditsEarned ?? creditsAttempted ?? 'Not reported'}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function testOf({ name, on, scores }: SchoolRecord['tests'][number]): Html {
  return html`<h2>${name || 'Test'}${on === null ? '' : `, ${inWords(on)}`}</h2>
    ${facts(scores.map((score) => [score.name, score.value]))}`;
}
