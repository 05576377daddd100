import { activityOperations, keepOperations } from '@longleaf/contract/activities';
import type { Operation } from '@longleaf/contract/operation';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pair, type Pairs } from './pair.ts';

const newActivities = [
  [keepOperations.experiences, 'AddExperience', { expName: 'New' }],
  [keepOperations.activities, 'AddActivity', { actName: 'New' }],
  [keepOperations.communityServices, 'AddCommunityService', { name: 'New' }],
  [keepOperations.healthActivities, 'AddPhysicalHealth', { name: 'New' }],
  [keepOperations.awardsDistinctions, 'AddAward', { name: 'New' }],
  [keepOperations.leadershipExperiences, 'AddLeadership', { name: 'New' }],
  [keepOperations.projects, 'AddProject', { name: 'New' }],
] as const;

/** Of `contract/src/activities.ts`. */
export const activitiesPairs: Pairs = [
  [
    activityOperations.getActivitiesInterests,
    reads('/ActivitiesInterests/getActivitiesInterests', OWN.activity),
  ],
  [
    keepOperations.networking,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/AddNetwork',
        body: { id: activities[0], name: 'New name' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  ...newActivities.map(([kept, call, body]): [Operation, Pair] => [
    kept,
    changes(`/ActivitiesInterests/${call}`, { id: 0, ...body }),
  ]),
  [activityOperations.getShortTexts, reads('/ActivitiesInterests/ShortTexts', OWN.shortText)],
  [
    activityOperations.saveShortText,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/ShortText',
        body: { id: activities[0], text: 'Other words' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    activityOperations.deleteInterest,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/DeleteInterest',
        body: { id: activities[0], interestType: 'networking' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    activityOperations.restoreInterest,
    {
      send: async ({ activities, removed }) => ({
        path: '/ActivitiesInterests/RestoreInterest',
        body: {
          undo: await removed('/ActivitiesInterests/DeleteInterest', {
            id: activities[0],
            interestType: 'networking',
          }),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
  [
    activityOperations.orderInterests,
    {
      send: ({ activities }) => ({
        path: '/ActivitiesInterests/OrderInterests',
        body: { interestType: 'networking', ids: activities.toReversed() },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
