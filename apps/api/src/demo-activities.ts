import type { ItemValues } from '@longleaf/rules/activities/item-values';
import type { ActivitySection } from '@longleaf/rules/activities/sections';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { DEMO_PEOPLE, type DemoPerson } from '@longleaf/platform/demo-people';

type Items = Partial<Record<ActivitySection, readonly ItemValues[]>>;

// Made up, like the people themselves.
const STUDENT: Items = {
  experiences: [
    {
      expName: 'Shelver, branch library',
      expType: 'job',
      expLocation: 'Durham',
      expDesc: 'Sort and shelve about 200 books a shift. Help at the homework table on Tuesdays.',
      expDate: '2026-06',
    },
  ],
  activities: [
    {
      actName: 'Robotics club',
      actType: 'computers',
      actHoursWeek: 4,
      actWeeksYear: 30,
      actDateStart: '2025-09',
      actDateEnd: null,
      actContinue: true,
      actDesc: 'Write the code that steers the arm. Our team came fourth in the county.',
    },
  ],
};

const SENIOR: Items = {
  experiences: [
    {
      expName: 'Crew member, garden center',
      expType: 'summer-job',
      expLocation: 'Raleigh',
      expDesc: 'Watered and moved plants, and helped customers find what grows in shade.',
      expDate: '2026-07',
    },
  ],
  activities: [
    {
      actName: 'Cross country',
      actType: 'sport',
      actHoursWeek: 8,
      actWeeksYear: 16,
      actDateStart: '2023-08',
      actDateEnd: null,
      actContinue: true,
      actDesc: 'Ran in every meet of two seasons. Lead the stretching before practice.',
    },
    {
      actName: 'Care for my younger brother',
      actType: 'family',
      actHoursWeek: 6,
      actWeeksYear: 40,
      actDateStart: '2022-09',
      actDateEnd: null,
      actContinue: true,
      actDesc: 'Walk him home, cook, and go over his homework four days a week.',
    },
  ],
  communityServices: [
    {
      name: 'Food pantry',
      type: 'food',
      hoursWeek: 2,
      contact: '',
      dateStart: '2025-10',
      dateEnd: '2026-05',
      description: 'Packed bags on Saturdays and carried them to the cars.',
      reflection: 'I know more families now, and why they come.',
    },
  ],
  awardsDistinctions: [
    {
      name: 'Honor roll',
      level: 'school',
      relation: '',
      frequency: 'Three terms',
      date: '2026-06',
      description: '',
      reflection: '',
    },
  ],
  leadershipExperiences: [
    {
      name: 'Team captain',
      level: 'school',
      relation: 'Cross country',
      dateStart: '2026-08',
      dateEnd: null,
      description: 'Plan the long run of the week for twelve runners.',
    },
  ],
};

/** Gives a demo person what they do outside class; most have nothing. */
export async function insertDemoActivities(
  client: Queryable,
  personId: string,
  person: DemoPerson,
): Promise<void> {
  const items = { [DEMO_PEOPLE.student.sub]: STUDENT, [DEMO_PEOPLE.senior.sub]: SENIOR }[person.sub] ?? {};
  for (const [section, list] of Object.entries(items)) {
    await client.query(
      `insert into portal.activity_items (person_id, section, item, position)
       select $1, $2, item, place from jsonb_array_elements($3::jsonb) with ordinality as given (item, place)`,
      [personId, section, JSON.stringify(list)],
    );
  }
}
