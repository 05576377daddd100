// Takes the figures of 50 occupations and 50 programs straight out of the prepared files, by a way of its own, for the
// test that compares them with what the product shows: node packages/catalog/scripts/sample-figures.ts FOLDER
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const folder = process.argv[2] ?? '';
const size = 50;
type Row = Readonly<Record<string, string>>;

function rows(file: string): Row[] {
  const content = readFileSync(join(folder, file));
  return parse(file.endsWith('.gz') ? gunzipSync(content) : content, { columns: true }) as Row[];
}

/** The same choice at every run, with no pattern in it, and some that people look for. */
function choose(codes: readonly string[], always: readonly string[]): readonly string[] {
  const mixed = codes.toSorted((a, b) => digest(a).localeCompare(digest(b)));
  return [...new Set([...always, ...mixed])].slice(0, size).toSorted((a, b) => a.localeCompare(b));
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
const write = (name: string, content: unknown) =>
  writeFileSync(join(import.meta.dirname, '../test', name), `${JSON.stringify(content, null, 1)}\n`);

function occupations(): void {
  const all = rows('onet_occupations.csv');
  const skills = rows('onet_skills.csv');
  const knowledge = rows('onet_knowledge.csv');
  const education = rows('onet_education_levels.csv');
  const related = rows('onet_related_occupations.csv');
  const clusters = rows('onet_career_clusters.csv');
  const alternate = rows('onet_alternate_titles.csv.gz');
  const reported = rows('onet_reported_titles.csv');
  const projections = rows('occupation_projections_national_2024_2034.csv');
  const nation = rows('wages_national_2025.csv').filter((row) => row['group_level'] === 'detailed');
  const state = rows('wages_north_carolina_2024.csv');
  const metros = rows('wages_nc_metros_2024.csv');
  const chosen = choose(
    all.map((row) => row['onet_soc_code'] ?? ''),
    [
      '29-1141.00',
      '15-1252.00',
      '47-2111.00',
      '27-2011.00',
      '25-2021.00',
      '29-1214.00',
      '31-1121.00',
      '55-1011.00',
    ],
  );
  const ratingsOf = (table: readonly Row[], code: string, id: string) =>
    table
      .filter((row) => row['onet_soc_code'] === code)
      .map((row) => [row[id], Number(row['importance']), Number(row['level'])]);
  write(
    'sample-occupations.json',
    chosen.map((code) => {
      const row = all.find((one) => one['onet_soc_code'] === code) ?? {};
      const soc = row['soc_2018_code'];
      const of = (table: readonly Row[]) => table.filter((one) => one['onet_soc_code'] === code);
      const projection = projections.find(
        (one) => one['soc_code'] === soc && one['occupation_type'] === 'Line item',
      );
      const inNation = nation.find((one) => one['soc_code'] === soc);
      const inState = state.find((one) => one['soc_code'] === soc);
      const levels = of(education).flatMap((one) =>
        Object.entries(one).flatMap(([name, value]) => (name.startsWith('percent_') ? [Number(value)] : [])),
      );
      return {
        code,
        title: row['title'],
        soc,
        jobZone: number(row['job_zone']),
        interests: ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'].map(
          (name) => number(row[`interest_${name}`]),
        ),
        hollandCode: row['holland_code'],
        alternateTitles: of(alternate).length,
        shortTitles: of(alternate).flatMap((one) => (one['short_title'] ? [one['short_title']] : [])),
        reportedTitles: of(reported).map((one) => one['reported_title']),
        skills: ratingsOf(skills, code, 'skill_id'),
        knowledge: ratingsOf(knowledge, code, 'knowledge_id'),
        education: levels,
        related: of(related)
          .toSorted((a, b) => Number(a['rank']) - Number(b['rank']))
          .map((one) => one['related_onet_soc_code']),
        pathways: of(clusters).map((one) => one['career_pathway']?.trim()),
        projection: projection
          ? {
              thousands: [
                Number(projection['employment_2024_thousands']),
                Number(projection['employment_2034_thousands']),
                Number(projection['annual_openings_thousands']),
              ],
              changePercent: Number(projection['employment_change_percent']),
              entryEducation: projection['typical_entry_education'],
            }
          : null,
        nation: inNation
          ? [
              'employment',
              'jobs_per_1000',
              'annual_mean',
              'annual_p10',
              'annual_p25',
              'annual_median',
              'annual_p75',
              'annual_p90',
              'hourly_mean',
              'hourly_p10',
              'hourly_p25',
              'hourly_median',
              'hourly_p75',
              'hourly_p90',
            ].map((name) => number(inNation[name]))
          : null,
        state: inState
          ? ['employment', 'jobs_per_1000', 'annual_mean', 'annual_median'].map((name) =>
              number(inState[name]),
            )
          : null,
        metros: Object.fromEntries(
          metros
            .filter((one) => one['soc_code'] === soc)
            .map((one) => [
              one['cbsa_code'],
              ['employment_2024', 'jobs_per_1000_2024', 'annual_mean_2024', 'annual_median_2024'].map(
                (name) => number(one[name]),
              ),
            ]),
        ),
      };
    }),
  );
}

function programs(): void {
  const cip = rows('cip_2020.csv');
  const crosswalk = rows('cip_soc_crosswalk.csv');
  const completions = rows('college_programs_us.csv.gz');
  const titleOf = (code: string) => cip.find((one) => one['cip_code'] === code)?.['title'] ?? '';
  const current = cip.filter((row) => row['digits'] === '6' && row['is_current'] === '1');
  const chosen = choose(
    current.map((row) => row['cip_code'] ?? ''),
    ['51.3801', '11.0701', '52.0201', '46.0302', '12.0401', '36.0107'],
  );
  write(
    'sample-programs.json',
    chosen.map((code) => {
      const offered = completions.filter((row) => row['cip_code'] === code);
      const levels = Map.groupBy(offered, (row) => row['award_level_code'] ?? '');
      return {
        cip: code,
        title: titleOf(code),
        group: titleOf(code.slice(0, 5)),
        family: titleOf(code.slice(0, 2)).toLowerCase(),
        occupations: crosswalk.filter((row) => row['cip_code'] === code).map((row) => row['soc_code']),
        levels: Object.fromEntries(
          [...levels].map(([level, of]) => [
            level,
            [of.length, of.reduce((sum, row) => sum + Number(row['awards_total']), 0)],
          ]),
        ),
        colleges: new Set(offered.map((row) => row['unit_id'])).size,
        first: offered
          .slice(0, 5)
          .map((row) => [
            Number(row['unit_id']),
            Number(row['award_level_code']),
            Number(row['awards_total']),
          ]),
      };
    }),
  );
}

occupations();
programs();
