import { Trans, useLingui } from '@lingui/react/macro';
import { applicationMessages, applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { fileOperations } from '@longleaf/contract/files';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { filesOf } from '../../kit/fields/files-of.ts';
import { UploadField } from '../../kit/fields/upload-field.tsx';
import type { SendFile } from '../../kit/fields/use-uploads.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { useOpener } from '../../kit/form/use-opener.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showChanged } from './change-hub.ts';
import styles from './hub.module.css';
import { type HubTask, titleOf } from './tasks-of.ts';

interface TaskFileProps {
  item: HubItem;
  task: HubTask;
  /** Adding the file is what comes next. */
  isNext: boolean;
}

/** Says that a file did not arrive (MSG-010), beside why; one that was taken back on the way ends in silence. */
const sayingSo =
  (send: SendFile): SendFile =>
  async (file, onShare, signal) => {
    try {
      await send(file, onShare, signal);
    } catch (error) {
      if (!signal.aborted) showToast({ kind: 'error', text: applicationMessages.uploadFailed });
      throw error;
    }
  };

/** The file of a task: added, replaced, kept on one's own device, removed (ST-090, ST-091, API-031). */
export function TaskFile({ item, task, isNext }: TaskFileProps) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const { button, fields, open } = useOpener<HTMLDivElement>(adding, () => setAdding(true));
  const { question, ask } = useConfirm();
  const { attachment } = task;
  const title = titleOf(task);
  const params = { appId: item.userApplication.id, taskId: task.applicationTaskId };
  const files = filesOf(applicationOperations.attachFile, { params }, (changed) => {
    showChanged(changed);
    setAdding(false);
    showToast({ kind: 'done', text: applicationMessages.uploaded });
  });
  const save = useAct(fileOperations.getFile, {
    onDone: (file) => download(file, attachment?.name ?? title),
  });
  const removal = useAct(applicationOperations.removeAttachment, { onDone: showChanged });
  const remove = async () => {
    const yes = await ask({
      title: <Trans>Remove this file?</Trans>,
      confirmLabel: <Trans>Remove file</Trans>,
      danger: true,
      children: <Trans>We keep no copy of it.</Trans>,
    });
    if (yes) await removal.act({ params }, t`The file is removed.`);
  };
  return (
    <div className={styles.file} ref={fields}>
      {attachment && (
        <p className={styles.asked}>
          <strong className={styles.fileName}>{attachment.name}</strong>
          <Button
            look="quiet"
            size="small"
            busy={save.busy}
            icon={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void save.act({ params: { fileId: attachment.id } }, t`The file is saved on your device.`)
            }
          >
            <Trans>Download</Trans>
            <span className="visually-hidden"> {attachment.name}</span>
          </Button>
          <Button
            look="quiet"
            size="small"
            busy={removal.busy}
            icon={<IconTrash size={18} aria-hidden />}
            onClick={() => void remove()}
          >
            <Trans>Remove</Trans>
            <span className="visually-hidden"> {attachment.name}</span>
          </Button>
        </p>
      )}
      {adding ? (
        <UploadField
          label={attachment ? <Trans>Another file in its place</Trans> : <Trans>Your file</Trans>}
          help={<Trans>A PDF, Word, OpenDocument, RTF or text file, or a picture, of at most 10 MB.</Trans>}
          {...files}
          send={sayingSo(files.send)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button
          ref={button}
          look={isNext && !attachment ? 'main' : 'quiet'}
          size="small"
          icon={<IconPaperclip size={18} aria-hidden />}
          onClick={open}
        >
          {attachment ? <Trans>Replace file</Trans> : <Trans>Add a file</Trans>}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
      {question}
    </div>
  );
}
