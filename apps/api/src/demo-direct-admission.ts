import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { Secret } from '@longleaf/platform/secret';
import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { sealListedStudent } from './modules/direct-admission/index.ts';

/** The demo senior stands on the list of direct admission, with the number of their demo profile. */
export async function insertDemoListedStudent(client: Queryable, dataSecret: Secret): Promise<void> {
  const { digest, sealed } = sealListedStudent(dataSecret, {
    number: '5550112009',
    lastName: DEMO_PEOPLE.senior.lastName,
    ceebCode: '341985',
    colleges: 'all',
  });
  await client.query(
    'insert into portal.listed_students (digest, student) values ($1, $2) on conflict do nothing',
    [digest, sealed],
  );
}
