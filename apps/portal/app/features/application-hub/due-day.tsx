import { Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { complainAboutDueDay } from '@longleaf/rules/applications/typed';
import { IconCalendar } from '@tabler/icons-react';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { type FormState, useForm } from '../../kit/form/use-form.ts';
import { useOpener } from '../../kit/form/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showChanged } from './change-hub.ts';
import { type HubTask, titleOf } from './tasks-of.ts';

interface Dated {
  /** Empty for none. */
  dueDate: string;
}

const check = ({ dueDate }: Dated) => ({
  dueDate: dueDate === '' ? undefined : complainAboutDueDay(dueDate),
});
const orNull = ({ dueDate }: Dated) => ({ dueDate: dueDate === '' ? null : dueDate });

/** The student's own date for an application. */
export function ApplicationDay({ item: { userApplication, college } }: { item: HubItem }) {
  const { t } = useLingui();
  const form = useForm({
    form: `application-date:${userApplication.id}`,
    operation: applicationOperations.changeApplication,
    stored: { dueDate: userApplication.dueDate ?? '' },
    check,
    toSend: (values) => ({ params: { appId: userApplication.id }, body: orNull(values) }),
    onDone: showChanged,
    done: t`Your date is saved.`,
  });
  return <DueDay form={form} stored={userApplication.dueDate} of={college.shortName} />;
}

/** The student's own date for a task. */
export function TaskDay({ appId, task }: { appId: number; task: HubTask }) {
  const { t } = useLingui();
  const taskId = task.applicationTaskId;
  const form = useForm({
    form: `application-task:${taskId}`,
    operation: applicationOperations.changeTask,
    stored: { dueDate: task.dueDate ?? '' },
    check,
    toSend: (values) => ({ params: { appId, taskId }, body: orNull(values) }),
    onDone: showChanged,
    done: t`Your date is saved.`,
  });
  return <DueDay form={form} stored={task.dueDate} of={titleOf(task)} />;
}

interface DueDayProps {
  form: FormState<Dated>;
  stored: string | null;
  /** What the date is for: heard with the button. */
  of: string;
}

/** A date set in place. Empty takes it away. */
function DueDay({ form, stored, of }: DueDayProps) {
  const { t } = useLingui();
  const { button, fields, open } = useOpener(form.editing, form.edit);
  if (!form.editing) {
    return (
      <Button
        ref={button}
        look="quiet"
        size="small"
        icon={<IconCalendar size={18} aria-hidden />}
        onClick={open}
      >
        {stored === null ? <Trans>Set a date</Trans> : <Trans>Change date</Trans>}
        <span className="visually-hidden"> {of}</span>
      </Button>
    );
  }
  return (
    <Form
      ref={fields}
      form={form}
      label={t`Date for ${of}`}
      buttons={
        <FormButtons busy={form.busy} onCancel={form.cancel}>
          <Trans>Save date</Trans>
        </FormButtons>
      }
    >
      <TextField
        type="date"
        label={<Trans>Your own date</Trans>}
        help={<Trans>Leave it empty to remove the date.</Trans>}
        {...form.field('dueDate')}
      />
    </Form>
  );
}
