import type { ActivityLists } from '@longleaf/contract/activities';

export const noActivities: ActivityLists = {
  experiences: [],
  activities: [],
  communityServices: [],
  healthActivities: [],
  awardsDistinctions: [],
  leadershipExperiences: [],
  networking: [],
  projects: [],
};

export const sampleBand = {
  id: 2,
  actName: 'Marching band, clarinet',
  actType: 'music',
  actHoursWeek: 9,
  actWeeksYear: 22,
  actDesc: 'Section leader for five clarinets.',
  actDateStart: '2024-08',
  actDateEnd: null,
  actContinue: true,
};

export const sampleTrack = {
  ...sampleBand,
  id: 3,
  actName: 'Cross country',
  actType: 'sport',
  actHoursWeek: 10,
  actContinue: false,
  actDateEnd: '2025-05',
  actDesc: '',
};

/** Something in each section but one. */
export const sampleActivities: ActivityLists = {
  experiences: [
    {
      id: 1,
      expName: 'Front desk helper',
      expType: 'job',
      expLocation: 'Carrboro',
      expDesc: 'Greet 30 clients a day.',
      expDate: '2026-06',
    },
  ],
  activities: [sampleBand, sampleTrack],
  communityServices: [
    {
      id: 4,
      name: 'Food pantry',
      type: 'food',
      hoursWeek: 3,
      description: 'Packed 900 bags.',
      reflection: 'I look at the lunch line differently now.',
      contact: '',
      dateStart: '2026-04-01',
      dateEnd: '2026-04-14',
    },
  ],
  healthActivities: [
    {
      id: 5,
      name: 'Couch to trail',
      date: '2026-03',
      description: '',
      frequency: 'Twice a week',
      reflection: '',
    },
  ],
  awardsDistinctions: [
    {
      id: 6,
      description: '',
      frequency: '',
      level: 'regional',
      name: 'Science fair, second place',
      reflection: '',
      relation: 'Pollen project',
      date: '2026-03',
    },
  ],
  leadershipExperiences: [
    {
      id: 7,
      name: 'Clarinet section leader',
      relation: 'Marching band',
      level: 'school',
      dateStart: '2026-08',
      dateEnd: null,
      description: '',
    },
  ],
  networking: [],
  projects: [
    {
      id: 8,
      name: 'Which pollen makes us sneeze?',
      description: 'Counted pollen from four streets.',
      advisors: 'Mr. Okafor',
      date: '2026-03',
      tools: '',
      skills: [5, 19],
      subjects: [8],
    },
  ],
};
