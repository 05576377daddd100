import { Trans, useLingui } from '@lingui/react/macro';
import { invitationOperations } from '@longleaf/contract/application-invitations';
import type { HubItem } from '@longleaf/contract/applications';
import {
  complainAboutInvitedEmail,
  complainAboutInvitedName,
  INVITATION_DAYS,
} from '@longleaf/rules/applications/invitations';
import { APPLICATIONS } from '../../data/applications/applications.ts';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { Form, FormButtons, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { HubTask } from './tasks-of.ts';

interface InviteDialogProps {
  item: HubItem;
  task: HubTask;
  onClose: () => void;
}

/** Asks somebody by mail to do a task (MOD-003, VAL-007, API-035). */
export function InviteDialog({ item, task, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const params = { appId: item.userApplication.id, taskId: task.applicationTaskId };
  const form = useForm({
    form: `application-invitation:${task.applicationTaskId}`,
    operation: invitationOperations.inviteThirdParty,
    stored: { firstName: '', lastName: '', thirdPartyEmail: '', waived: '' },
    opens: 'open',
    check: ({ firstName, lastName, thirdPartyEmail, waived }) => ({
      firstName: complainAboutInvitedName(firstName.trim(), 'firstName'),
      lastName: complainAboutInvitedName(lastName.trim(), 'lastName'),
      thirdPartyEmail: complainAboutInvitedEmail(thirdPartyEmail.trim()),
      waived: waived === '' ? t`Choose one` : undefined,
    }),
    toSend: ({ waived, ...query }) => ({
      params,
      query: { ...query, waived: waived === 'yes' ? ('yes' as const) : ('no' as const) },
    }),
    onDone: async () => {
      await refreshOwn(APPLICATIONS);
      onClose();
    },
    done: t`The email is on its way.`,
  });
  return (
    <Dialog opened onClose={onClose} title={<Trans>Ask somebody by email</Trans>}>
      <p>
        <Trans>
          They get a link that works for {INVITATION_DAYS} days and need no account. They see your name and{' '}
          {item.college.name}.
        </Trans>
      </p>
      {task.task !== null && <LetterWay item={item} />}
      <Form
        form={form}
        label={t`Ask somebody by email`}
        buttons={
          <FormButtons
            busy={form.busy}
            onCancel={() => {
              form.cancel();
              onClose();
            }}
          >
            <Trans>Send the email</Trans>
          </FormButtons>
        }
      >
        <Two>
          <TextField label={<Trans>First name</Trans>} {...form.field('firstName')} />
          <TextField label={<Trans>Last name</Trans>} {...form.field('lastName')} />
        </Two>
        <TextField
          type="email"
          label={<Trans>Their email</Trans>}
          help={<Trans>A school address is best.</Trans>}
          {...form.field('thirdPartyEmail')}
        />
        <ChoiceCards
          legend={<Trans>May you read their letter?</Trans>}
          help={
            <Trans>
              The law (FERPA) lets you read it, or give that right up. We tell them what you choose, and you
              cannot change it once the email is sent.
            </Trans>
          }
          name="waived"
          choose="one"
          options={[
            { value: 'yes', label: <Trans>No, I give up the right to read it</Trans> },
            { value: 'no', label: <Trans>Yes, I want to be able to read it</Trans> },
          ]}
          chosen={form.values.waived === '' ? [] : [form.values.waived]}
          error={form.errorOf('waived')}
          onChosen={([waived = '']) => form.set({ waived })}
        />
      </Form>
    </Dialog>
  );
}

/** Said before somebody is asked: who brings the letter to the college. */
function LetterWay({ item: { college, takesLetters } }: { item: HubItem }) {
  return (
    <p>
      {takesLetters ? (
        <Trans>When they add a letter, we send it to {college.name}.</Trans>
      ) : (
        <Trans>
          We do not send letters to {college.name}. Ask them to send their letter there, in the way the
          college says.
        </Trans>
      )}
    </p>
  );
}
