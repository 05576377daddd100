import type pg from 'pg';

export interface PhotoMetadata {
  readonly name: string;
  readonly description: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Lists the photos that a college sent, in its order. */
export async function readPhotos(pool: pg.Pool, collegeId: number): Promise<PhotoMetadata[]> {
  const result = await pool.query<PhotoMetadata>(
    'select name, description, width, height from catalog.institution_photo where college_id = $1 order by position, name',
    [collegeId],
  );
  return result.rows;
}

/** Reads one photo; undefined when there is none of that name. */
export async function readPhoto(
  pool: pg.Pool,
  collegeId: number,
  name: string,
): Promise<{ mediaType: string; content: Buffer } | undefined> {
  const result = await pool.query<{ media_type: string; content: Buffer }>(
    'select media_type, content from catalog.institution_photo where college_id = $1 and name = $2',
    [collegeId, name],
  );
  const row = result.rows[0];
  return row && { mediaType: row.media_type, content: row.content };
}
