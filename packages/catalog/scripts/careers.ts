import { workValues } from '@longleaf/rules/careers/work-values';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { projectionColumns, socGroups } from './inputs/careers.ts';
import { input, tableOf, write } from './table-files.ts';
import type { Row } from './table-files.ts';
import { wages } from './wages.ts';

const onetCode = 'onet_soc_code';
const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'];

/** Builds the tables of careers: O*NET, projections and wages. */
export async function careers(): Promise<void> {
  await onet();
  await projections();
  await wages();
}

async function onet(): Promise<void> {
  const occupations = await input('onet_occupations.csv');
  const rated = occupations.filter((row) => row['job_zone'] !== '');
  await write('job-zones', tableOf(rated, { onetCode, jobZone: 'job_zone' }));
  await write(
    'interests',
    tableOf(
      occupations.filter((row) => row['interest_realistic'] !== ''),
      {
        onetCode,
        ...Object.fromEntries(interests.map((name) => [name, `interest_${name}`])),
        hollandCode: 'holland_code',
      },
    ),
  );
  await write(
    'alternate-titles',
    tableOf(await input('onet_alternate_titles.csv.gz'), {
      onetCode,
      title: 'alternate_title',
      shortTitle: 'short_title',
    }),
  );
  await write(
    'reported-titles',
    tableOf(await input('onet_reported_titles.csv'), { onetCode, title: 'reported_title' }),
  );
  await ratings('skill');
  await ratings('knowledge');
  const names = [
    ...(await input('onet_skill_names.csv')).map((row) => [row['skill_id'] ?? '', row['skill_name'] ?? '']),
    ...(await input('onet_knowledge_names.csv')).map((row) => [
      row['knowledge_id'] ?? '',
      row['knowledge_name'] ?? '',
    ]),
  ];
  await write('elements', {
    names: ['element', 'name'],
    columns: [names.map(([element = '']) => element), names.map(([, name = '']) => name)],
  });
  await descriptions();
  await education();
  await write(
    'related-occupations',
    tableOf(await input('onet_related_occupations.csv'), {
      onetCode,
      relatedCode: 'related_onet_soc_code',
      tier: 'relatedness_tier',
      rank: 'rank',
    }),
  );
  await write(
    'occupation-clusters',
    tableOf(
      await input('onet_career_clusters.csv'),
      { onetCode, cluster: 'career_cluster', pathway: 'career_pathway' },
      (name, value) => (name === 'cluster' ? clusterKey(value) : value),
    ),
  );
}

/** By element, since the values of one element are alike and pack smaller together. */
async function ratings(kind: 'skill' | 'knowledge'): Promise<void> {
  const element = `${kind}_id`;
  const rows = await input(kind === 'skill' ? 'onet_skills.csv' : 'onet_knowledge.csv');
  await write(
    kind === 'skill' ? 'skills' : 'knowledge',
    tableOf(byColumn(rows, element), { onetCode, element, importance: 'importance', level: 'level' }),
  );
}

/** What descriptions are made from; by element where values of one element are alike. */
async function descriptions(): Promise<void> {
  const activities = await input('onet_work_activities.csv');
  await write(
    'work-activities',
    tableOf(byColumn(activities, 'activity_id'), {
      onetCode,
      element: 'activity_id',
      importance: 'importance',
    }),
  );
  const context = await input('onet_work_context.csv');
  await write(
    'work-context',
    tableOf(byColumn(context, 'context_id'), { onetCode, element: 'context_id', value: 'value' }),
  );
  const values = (await input('onet_work_values.csv')).flatMap((row) =>
    workValues.map(({ id, key }) => ({
      [onetCode]: row[onetCode] ?? '',
      element: id,
      value: row[key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? '',
    })),
  );
  await write(
    'work-values',
    tableOf(byColumn(values, 'element'), { onetCode, element: 'element', value: 'value' }),
  );
  await write(
    'tools-and-technology',
    tableOf(await input('onet_tools_technology_examples.csv'), {
      onetCode,
      kind: 'kind',
      rank: 'rank',
      name: 'name',
    }),
  );
}

function byColumn(rows: readonly Row[], column: string): readonly Row[] {
  return rows.toSorted((a, b) => (a[column] ?? '').localeCompare(b[column] ?? ''));
}

async function education(): Promise<void> {
  const rows = await input('onet_education_levels.csv');
  const levels = Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('percent_'));
  if (levels.length !== 12) throw new Error(`There are ${levels.length} levels of education instead of 12`);
  const long = rows.flatMap((row) =>
    levels.flatMap((name, index) =>
      Number(row[name]) > 0
        ? [{ onetCode: row[onetCode] ?? '', level: String(index + 1), percent: row[name] ?? '' }]
        : [],
    ),
  );
  await write(
    'occupation-education',
    tableOf(long, { onetCode: 'onetCode', level: 'level', percent: 'percent' }),
  );
}

async function projections(): Promise<void> {
  const rows = (await input('occupation_projections_national_2024_2034.csv')).filter(
    (row) => row['occupation_type'] === 'Line item' || row['soc_code'] === '00-0000',
  );
  await write(
    'projections',
    tableOf(rows, projectionColumns, (name, value) =>
      (name === 'employment' || name === 'projectedEmployment' || name === 'annualOpenings') && value !== ''
        ? String(Math.round(Number(value) * 1000))
        : value,
    ),
  );
  await write('soc-groups', groupsWithTitles(await input('wages_national_2025.csv')));
}

function groupsWithTitles(wageRows: readonly Row[]) {
  const titles = new Map(
    wageRows
      .filter((row) => row['group_level'] === 'detailed')
      .map((row) => [row['soc_code'] ?? '', row['title'] ?? '']),
  );
  const pairs = Object.entries(socGroups).flatMap(([group, codes]) => codes.map((soc) => ({ soc, group })));
  return {
    names: ['soc', 'groupSoc', 'title'],
    columns: [
      pairs.map(({ soc }) => soc),
      pairs.map(({ group }) => group),
      pairs.map(({ group }) => {
        const title = titles.get(group);
        if (title === undefined) throw new Error(`The wages have no group ${group}`);
        return title;
      }),
    ],
  };
}

function clusterKey(name: string): string {
  const cluster = careerClusters.find((candidate) => candidate.name === name);
  if (!cluster) throw new Error(`There is no career cluster “${name}”`);
  return cluster.key;
}
