import { applicationOperations } from '@longleaf/contract/applications';
import { OWN } from '../owner/own.ts';
import { below, changes, reads, type Pairs } from './pair.ts';

const ofApplication = below('/application');

/** Of `contract/src/applications.ts`. */
export const applicationsPairs: Pairs = [
  [applicationOperations.getApplications, reads('/application/user', OWN.applicationNote)],
  [
    applicationOperations.getApplyingOrganizations,
    {
      ...reads(`/application/organizations?organizationId=${OWN.college}`, ''),
      proof: { holds: ({ application }) => `"startedId":${application}` },
    },
  ],
  [
    applicationOperations.getApplication,
    ofApplication(({ application }) => String(application), undefined, { holds: OWN.applicationNote }),
  ],
  [
    applicationOperations.startApplication,
    changes('/application/start', { applicationDefinitionId: 1991931 }),
  ],
  [
    applicationOperations.changeApplication,
    ofApplication(({ application }) => String(application), { note: 'Changed' }),
  ],
  [
    applicationOperations.completeTask,
    ofApplication(({ application, task }) => `${application}/${task}/completed`),
  ],
  [
    applicationOperations.uncompleteTask,
    ofApplication(({ application, task }) => `${application}/${task}/uncompleted`, undefined, {
      holds: '"applicationTaskId"',
    }),
  ],
  [
    applicationOperations.attachFile,
    {
      send: ({ application, ownTask }) => {
        const body = new FormData();
        body.set('file', new Blob(['Essay of the owner']), 'essay.txt');
        return { path: `/application/${application}/${ownTask}/attachment`, body };
      },
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    applicationOperations.removeAttachment,
    ofApplication(({ application, task }) => `${application}/${task}/attachment`),
  ],
  [
    applicationOperations.addTask,
    ofApplication(({ application }) => `${application}/tasks`, { title: 'Another' }),
  ],
  [
    applicationOperations.changeTask,
    ofApplication(({ application, ownTask }) => `${application}/${ownTask}`, { dueDate: '2027-01-02' }),
  ],
  [
    applicationOperations.removeTask,
    ofApplication(({ application, ownTask }) => `${application}/${ownTask}`),
  ],
  [
    applicationOperations.removeApplication,
    { ...ofApplication(({ application }) => `${application}/remove`), outsider: 200 },
  ],
  [
    applicationOperations.restoreApplication,
    {
      send: async ({ removed, application }) => ({
        path: '/application/restore',
        body: { undo: await removed(`/application/${application}/remove`, undefined, 'DELETE') },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
