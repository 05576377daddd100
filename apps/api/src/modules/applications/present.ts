import type { HubItem, TranscriptStatus, UserTask } from '@longleaf/contract/applications';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { dueOf } from '@longleaf/rules/applications/dates';
import { applicationNames, definitionIdOf } from '@longleaf/rules/applications/kinds';
import { scoreOf } from '@longleaf/rules/applications/score';
import { canInvite, taskKeys, uploadCompletes, type TaskKey } from '@longleaf/rules/applications/tasks';
import { webAddress } from '../colleges/index.ts';
import { presentInvitation } from './invitation-service.ts';
import type { Definition } from './definitions.ts';
import type { InvitationWithLetter } from './invitation-repository.ts';
import type { ApplicationWithTasks, TaskRow } from './repository.ts';

/** What an application is shown with beside its rows. */
export type Around = {
  /** Undefined once the college is in no list. */
  definition: Definition | undefined;
  college: CollegeCard | undefined;
  transcripts: readonly TranscriptStatus[];
  /** Where forms are filled in (API-211). */
  applicationSite: string | undefined;
  /** Whether letters go to the college from here. */
  takesLetters: boolean;
  now: Date;
};

const noDates = { opensOn: null, earlyOn: null, closesOn: null };

/** An application as the hub shows it. */
export function presentApplication(
  row: ApplicationWithTasks,
  { definition, college, transcripts, applicationSite, takesLetters, now }: Around,
): HubItem {
  const definitionId = definitionIdOf(row.collegeId, row.kind);
  const completed = row.completedAt !== null;
  const dates = definition?.dates ?? noDates;
  const address = webAddress(definition?.address ?? null);
  const name = college?.name ?? `College ${row.collegeId}`;
  return {
    userApplication: {
      id: row.id,
      applicationDefinitionId: definitionId,
      completed,
      completedDate: row.completedAt?.toISOString() ?? null,
      startedDate: row.startedAt.toISOString(),
      note: row.note,
      dueDate: row.dueOn,
      tasks: row.tasks.map((task) =>
        presentTask(
          task,
          row.invitations.find(({ taskId }) => taskId === task.id),
          now,
        ),
      ),
    },
    applicationTasks: row.tasks.map((task) => {
      const key = keyOf(task);
      return {
        applicationTaskId: task.id,
        task: key,
        title: task.title,
        isOptional: task.isOptional,
        uploadCompletesTask: uploadCompletes(key),
        canInvite: canInvite(key),
      };
    }),
    transcriptStatus: [...transcripts],
    hasApplication: definition !== undefined && definition.closed !== 'college-closed',
    canReceiveTranscripts: definition?.receivesTranscripts ?? false,
    takesLetters,
    viewUrl: applicationSite === undefined ? address : `${applicationSite}/application/${definitionId}`,
    applicationName: applicationNames[row.kind],
    kind: row.kind,
    college: {
      id: row.collegeId,
      name,
      shortName: college?.shortName ?? name,
      urlName: college?.urlName ?? '',
      state: college?.state ?? 'NC',
      collegeType: college?.collegeType ?? 'Other',
      longitude: college?.longitude ?? null,
      photo: college?.photo ?? null,
      address,
    },
    dates,
    due: dueOf(row.dueOn, dates),
    closed: definition ? definition.closed : 'college-closed',
    fee: definition?.fee ?? null,
    feeYear: definition?.feeYear ?? null,
    score: scoreOf({
      completed,
      tasks: row.tasks.map(({ completedAt }) => ({ completed: completedAt !== null })),
      transcripts: transcripts.map(({ status }) => status),
    }),
  };
}

/** A task as its owner has it. */
export function presentTask(
  task: TaskRow,
  invitation: InvitationWithLetter | undefined,
  now: Date,
): UserTask {
  return {
    applicationTaskId: task.id,
    completed: task.completedAt !== null,
    completedDate: task.completedAt?.toISOString() ?? null,
    doneBy: task.doneBy,
    dueDate: task.dueOn,
    attachment:
      task.attachmentId === null
        ? null
        : { id: task.attachmentId, name: task.attachmentName ?? '', size: task.attachmentSize ?? 0 },
    invitation: invitation ? presentInvitation(invitation, now, invitation.delivery) : null,
  };
}

function keyOf({ task }: TaskRow): TaskKey | null {
  return taskKeys.find((key) => key === task) ?? null;
}
