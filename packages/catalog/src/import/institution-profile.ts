import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';
import { noteDataset, raiseRevision } from '../load/version.ts';
import type { ImportRequest, ImportSummary } from './import-file.ts';
import { sentProfiles } from './institution-profile-schema.ts';
import type { SentProfile } from './institution-profile-schema.ts';
import { pictureOf } from './picture.ts';
import type { Picture } from './picture.ts';
import { readText } from './read-text.ts';
import { ImportRefused } from './refused.ts';
import { withVersion } from './versions/with-version.ts';

const photoLimit = 10 * 1024 * 1024;

interface Prepared {
  readonly profile: SentProfile;
  readonly photos: readonly (Picture & { name: string; description: string; content: Buffer })[];
}

/**
 * Loads what colleges report about themselves, all or nothing: videos, campus tour, photos, payment plans, loan types,
 * housing types, extracurriculars, texts. What a college sends replaces all it sent before.
 * @throws ImportRefused naming each field that is wrong.
 */
export async function importProfiles(
  pool: pg.Pool,
  { file, year, accept = [] }: Pick<ImportRequest, 'file' | 'year' | 'accept'>,
): Promise<ImportSummary> {
  if (year !== undefined) throw new ImportRefused('Profiles say their own date: leave --year out.');
  const profiles = readProfiles(await readText(file));
  refuseTwice(profiles);
  const prepared: Prepared[] = [];
  for (const profile of profiles)
    prepared.push({ profile, photos: await readPhotos(profile, dirname(file)) });
  await inTransaction({ pool }, async (client) => {
    await refuseLosses(client, prepared, accept);
    await withVersion(client, 'institution-profile', async () => {
      for (const one of prepared) await store(client, one);
      await noteDataset(client, {
        key: 'institution-profiles',
        year: 'as sent',
        rows: profiles.length,
        origin: 'imported',
        file: basename(file),
      });
    });
    await raiseRevision(client);
  });
  return {
    title: 'What colleges report about themselves',
    year: 'as sent',
    rows: profiles.length,
    stored: [{ table: 'institution-profiles', rows: profiles.length, unknown: 0 }],
    unusedColumns: [],
    absentColumns: [],
    skipped: [],
    differences: [],
  };
}

/** One of the two would take the place of the other. */
function refuseTwice(profiles: readonly SentProfile[]): void {
  for (const [id, { length }] of Map.groupBy(profiles, ({ institutionId }) => institutionId))
    if (length > 1)
      throw new ImportRefused(`The file has ${length} profiles of college ${id}. Nothing was loaded.`);
}

/**
 * What a college sends replaces all it sent before: a list, texts or photos that it had and that are not in the file would
 * be gone, and an older profile would take the place of a newer one.
 * @throws ImportRefused naming each, unless it is accepted by name.
 */
async function refuseLosses(
  client: Queryable,
  prepared: readonly Prepared[],
  accept: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ id: number; profile: unknown; reportedOn: string; photos: number }>(
    `select college_id as id, profile, reported_on as "reportedOn",
            (select count(*)::integer from catalog.institution_photo p where p.college_id = i.college_id) as photos
     from catalog.institution_profile i where college_id = any($1)`,
    [prepared.map(({ profile }) => profile.institutionId)],
  );
  const before = new Map(rows.map((row) => [row.id, row]));
  const losses = prepared.flatMap(({ profile, photos }) => {
    const had = before.get(profile.institutionId);
    if (!had) return [];
    const was = { ...Object(had.profile), photos: { length: had.photos } };
    const is: Record<string, unknown> = { ...profile, photos };
    const gone = Object.keys(was).filter((part) => sizeOf(was[part]) > 0 && sizeOf(is[part]) === 0);
    return [
      ...(profile.reportedOn < had.reportedOn
        ? [['older-year', `the file is of ${profile.reportedOn}, and ${had.reportedOn} is in use`] as const]
        : []),
      ...(gone.length > 0 ? [['figures-gone', `${gone.join(', ')} would be gone`] as const] : []),
    ].map(([name, words]) => ({ name, words: `college ${profile.institutionId}: ${words}` }));
  });
  const refused = losses.filter(({ name }) => !accept.includes(name));
  if (refused.length === 0) return;
  throw new ImportRefused(
    [
      'This file would lose facts. Nothing was loaded.',
      ...refused.map(({ name, words }) => `  ${name}: ${words}`),
      `If that is right, load it with --accept ${[...new Set(refused.map(({ name }) => name))].join(',')}`,
    ].join('\n'),
  );
}

/** How much a part of a profile holds: of a list its items, of texts their sections. */
function sizeOf(part: unknown): number {
  const length: unknown = Object(part).length;
  return typeof length === 'number' ? length : Object.keys(Object(part)).length;
}

function readProfiles(text: string): readonly SentProfile[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportRefused(`The file is no JSON: ${(error as Error).message}`);
  }
  const result = sentProfiles.safeParse(Array.isArray(json) ? json : [json]);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [index, ...field], message }) => {
    const college = index === undefined ? 'the list' : nameOf(json, Number(index));
    return `  ${[college, field.join('.')].filter(Boolean).join(', ')}: ${message}`;
  });
  throw new ImportRefused(`The profile cannot be read. Nothing was loaded.\n${problems.join('\n')}`);
}

/** A college as an editor finds it in the file: by its id, or by its place in the list. */
function nameOf(json: unknown, index: number): string {
  const sent: unknown = Array.isArray(json) ? json[index] : json;
  const id: unknown = Object(sent)['institutionId'];
  return typeof id === 'number' ? `college ${id}` : `college ${index + 1} of the file`;
}

async function readPhotos(profile: SentProfile, folder: string): Promise<Prepared['photos']> {
  const photos: Prepared['photos'][number][] = [];
  for (const { name, description, file, content } of profile.photos) {
    const where = `College ${profile.institutionId}, photo ${name}`;
    if (file === undefined && content === undefined)
      throw new ImportRefused(`${where}: give file or content.`);
    if (file?.split(/[\\/]/).includes('..'))
      throw new ImportRefused(`${where}: the file must lie beside the profile.`);
    const bytes =
      content === undefined
        ? await readFile(join(folder, file ?? '')).catch(() => undefined)
        : Buffer.from(content, 'base64');
    if (!bytes) throw new ImportRefused(`${where}: the file ${file} cannot be read.`);
    if (bytes.length > photoLimit) throw new ImportRefused(`${where}: a photo has at most 10 MB.`);
    const picture = pictureOf(bytes);
    if (!picture) throw new ImportRefused(`${where}: only JPEG, PNG and WebP pictures are taken.`);
    photos.push({ ...picture, name, description, content: bytes });
  }
  return photos;
}

async function store(client: Queryable, { profile, photos }: Prepared): Promise<void> {
  const { institutionId, reportedOn, photos: _photos, ...kept } = profile;
  const known = await client.query('select 1 from catalog.college where id = $1', [institutionId]);
  if (known.rowCount === 0)
    throw new ImportRefused(`There is no college with the id ${institutionId}. Nothing was loaded.`);
  await client.query(
    `insert into catalog.institution_profile (college_id, profile, reported_on) values ($1, $2, $3)
     on conflict (college_id) do update set profile = excluded.profile, reported_on = excluded.reported_on`,
    [institutionId, JSON.stringify(kept), reportedOn],
  );
  await client.query('delete from catalog.institution_photo where college_id = $1', [institutionId]);
  for (const [position, photo] of photos.entries()) {
    await client.query(
      `insert into catalog.institution_photo (college_id, name, position, description, media_type, width, height, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        institutionId,
        photo.name,
        position,
        photo.description,
        photo.mediaType,
        photo.width,
        photo.height,
        photo.content,
      ],
    );
  }
}
