import type { YourData } from '@longleaf/contract/your-data';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });

describe('codes in your data', () => {
  it('have what they stand for beside them; one that stands for nothing stays as it is', async () => {
    await api.call('GET', '/users/yourData', { as: 'mia' });
    await api.database.pool.query(
      `with mia as (select id from portal.people where subject = 'mia'),
         colleges as (insert into portal.saved_colleges (person_id, college_id)
           select id, unnest(array[199120, 1]) from mia),
         careers as (insert into portal.saved_careers (person_id, code) select id, '29-1141.00' from mia),
         schools as (insert into portal.associated_schools (person_id, crm_id)
           select id, 'hs-00134' from mia)
       insert into portal.saved_programs (person_id, code) select id, '51.3801' from mia`,
    );
    const reply = await api.call('GET', '/users/yourData', { as: 'mia' });
    const rowsOf = (id: string) => (reply.json as YourData).sections.find((one) => one.id === id)?.rows;
    expect(rowsOf('saved_colleges')).toMatchObject([
      { collegeId: 199120, college: 'University of North Carolina at Chapel Hill' },
      { collegeId: 1 },
    ]);
    expect(rowsOf('saved_colleges')?.[1]).not.toHaveProperty('college');
    expect(rowsOf('saved_careers')).toMatchObject([{ career: 'Registered Nurses' }]);
    expect(rowsOf('saved_programs')).toMatchObject([{ program: 'Registered Nursing/Registered Nurse' }]);
    expect(rowsOf('associated_schools')).toMatchObject([{ school: 'Chapel Hill High' }]);
  });
});
