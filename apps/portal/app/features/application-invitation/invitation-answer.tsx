import { Trans, useLingui } from '@lingui/react/macro';
import { invitationOperations, type OpenedInvitation } from '@longleaf/contract/application-invitations';
import { complainAboutWord, INVITATION_WORD_LIMIT } from '@longleaf/rules/applications/invitations';
import { IconTrash } from '@tabler/icons-react';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { filesOf } from '../../kit/fields/files-of.ts';
import { UploadField } from '../../kit/fields/upload-field.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useAct } from '../../kit/form/use-act.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { Sheet } from '../../kit/page/page-frame.tsx';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { dayOf } from '../../lib/day-of.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './invitation.module.css';
import { invitationQuery } from './queries.ts';

interface InvitationAnswerProps {
  token: string;
  invitation: OpenedInvitation;
}

/** Who asks for what, and the answer: a letter, a word, done or no. */
export function InvitationAnswer({ token, invitation }: InvitationAnswerProps) {
  const { student, firstName, college, expiresDate } = invitation;
  const show = (opened: OpenedInvitation) =>
    queryClientOfTab().setQueryData(invitationQuery(token).queryKey, opened);
  if (invitation.answer !== null) return <Answered invitation={invitation} />;
  return (
    <Sheet>
      <div className={styles.parts}>
        <p>
          <Trans>
            Hello {firstName}. <strong>{student}</strong> is applying to <strong>{college}</strong> and asks
            you:
          </Trans>
        </p>
        <h2>
          <What invitation={invitation} />
        </h2>
        <Letter token={token} invitation={invitation} onChange={show} />
        <Answer token={token} invitation={invitation} onAnswer={show} />
        <p className="small soft">
          <Trans>
            Your link works until {dayOf(expiresDate)} and takes one answer. We keep your name, your email and
            what you send here for {student}’s application, and use them for nothing else.
          </Trans>
        </p>
      </div>
    </Sheet>
  );
}

function What({ invitation: { task, title, college } }: { invitation: OpenedInvitation }) {
  return task === null ? <>{title}</> : <Trans>Write a recommendation for {college}</Trans>;
}

interface PartProps extends InvitationAnswerProps {
  onChange: (opened: OpenedInvitation) => void;
}

function Letter({ token, invitation, onChange }: PartProps) {
  const { t } = useLingui();
  const { student, college, task, waived, letterName, letterIsSent } = invitation;
  const { busy, act } = useAct(invitationOperations.removeInvitationLetter, { onDone: onChange });
  return (
    <section className={styles.letter}>
      <p>
        {waived ? (
          <Trans>{student} gave up the right to read your letter, and cannot see it here.</Trans>
        ) : (
          <Trans>{student} kept the right to read your letter, and can see it once you have answered.</Trans>
        )}
      </p>
      {task !== null && (
        <p>
          {letterIsSent ? (
            <Trans>We send your letter to {college} when you say that it is done.</Trans>
          ) : (
            <Trans>
              We do not send letters to {college}. Please send yours there yourself, in the way the college
              says.
            </Trans>
          )}
        </p>
      )}
      {letterName === null ? (
        <UploadField
          label={<Trans>Add a letter</Trans>}
          help={
            <Trans>
              Optional: a PDF, Word, OpenDocument, RTF or text file, or a picture, of at most 10 MB.
            </Trans>
          }
          {...filesOf(invitationOperations.addInvitationLetter, { body: { token } }, onChange)}
        />
      ) : (
        <p className="row row-wrap">
          <strong>{letterName}</strong>
          <Button
            size="small"
            look="quiet"
            busy={busy}
            icon={<IconTrash size={18} aria-hidden />}
            onClick={() => void act({ body: { token } }, t`The letter is taken back.`)}
          >
            <Trans>Take the letter back</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}

interface AnswerProps extends InvitationAnswerProps {
  onAnswer: (opened: OpenedInvitation) => void;
}

function Answer({ token, invitation, onAnswer }: AnswerProps) {
  const { t } = useLingui();
  const { question, ask } = useConfirm();
  const { student } = invitation;
  const form = useForm({
    form: 'application-invitation-answer',
    operation: invitationOperations.answerInvitation,
    stored: { word: '' },
    opens: 'always',
    // Whose word it is nobody is signed in to say: nothing of it is kept on this device.
    typed: 'asked-about',
    check: ({ word }) => ({ word: complainAboutWord(word.trim()) }),
    toSend: ({ word }) => ({ body: { token, answer: 'done' as const, word } }),
    onDone: onAnswer,
    done: t`Thank you. ${student} sees that it is done.`,
  });
  const decline = useAct(invitationOperations.answerInvitation, { onDone: onAnswer });
  const sayNo = async () => {
    const yes = await ask({
      title: <Trans>Say no to {student}?</Trans>,
      confirmLabel: <Trans>Say no</Trans>,
      danger: true,
      children: (
        <Trans>They see it at once and can ask somebody else. A letter that you added is removed.</Trans>
      ),
    });
    if (!yes) return;
    const body = { token, answer: 'declined', word: form.values.word } as const;
    await decline.act({ body }, t`Thank you for telling ${student}.`);
  };
  return (
    <Form
      form={form}
      label={t`Your answer`}
      buttons={
        <>
          <FormButtons busy={form.busy}>
            <Trans>It is done</Trans>
          </FormButtons>
          <Button look="quiet" busy={decline.busy} onClick={() => void sayNo()}>
            <Trans>I cannot do this</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={<Trans>A note to {student}</Trans>}
        help={<Trans>Optional. {student} reads it.</Trans>}
        most={INVITATION_WORD_LIMIT}
        rows={4}
        {...form.field('word')}
      />
      {question}
    </Form>
  );
}

function Answered({ invitation }: { invitation: OpenedInvitation }) {
  const { student, college, task, answer, letterName, letterIsSent } = invitation;
  return (
    <Sheet>
      <div className={styles.parts}>
        <Message kind="info">
          <p>
            {answer === 'done' ? (
              <Trans>
                Thank you. {student} sees that you have done this for {college}.
              </Trans>
            ) : (
              <Trans>
                Thank you for letting us know. {student} sees that you said no, and can ask somebody else.
              </Trans>
            )}
          </p>
        </Message>
        {letterName !== null && (
          <p>
            {letterIsSent ? (
              <Trans>
                Your letter, {letterName}, is on its way to {college}, and is kept with the application.
              </Trans>
            ) : (
              <Trans>Your letter, {letterName}, is kept with the application.</Trans>
            )}{' '}
            {task !== null && !letterIsSent && (
              <Trans>We do not send letters to {college}: please send it there yourself.</Trans>
            )}
          </p>
        )}
        <p>
          <Trans>You can close this page.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
