import { Trans, useLingui } from '@lingui/react/macro';
import {
  type PersonalStatements,
  type StatementFile,
  statementMessages,
  statementOperations,
} from '@longleaf/contract/personal-statements';
import type { StatementKind } from '@longleaf/rules/personal-statements/kinds';
import { IconDownload, IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { filesOf } from '../../../kit/fields/files-of.ts';
import { UploadField } from '../../../kit/fields/upload-field.tsx';
import { useAct } from '../../../kit/form/use-act.ts';
import { useOpener } from '../../../kit/form/use-opener.ts';
import { useConfirm } from '../../../kit/page/use-confirm.tsx';
import { dayOf } from '../../../lib/day-of.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './statements.module.css';

interface StatementRowProps {
  kind: StatementKind;
  /** Of the row that holds both. */
  id: number;
  file: StatementFile | null;
  onChanged: (changed: PersonalStatements) => void;
}

const UPLOADS = {
  draft: statementOperations.uploadDraftStatement,
  final: statementOperations.uploadFinalStatement,
};

/** One statement: uploaded, replaced, kept on one's own device, removed after a question (ST-163, ST-164). */
export function StatementRow({ kind, id, file, onChanged }: StatementRowProps) {
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState(false);
  const { button, fields, open } = useOpener<HTMLDivElement>(adding, () => setAdding(true));
  const { question, ask } = useConfirm();
  const title = kind === 'draft' ? t`Draft` : t`Final`;
  const of = <span className="visually-hidden"> {title}</span>;
  const save = useAct(statementOperations.getStatementFile, {
    onDone: (bytes) => download(bytes, file?.name ?? title),
  });
  const removal = useAct(statementOperations.deletePersonalStatement, {
    onDone: (changed) => {
      onChanged(changed);
      button.current?.focus();
    },
  });
  const remove = async () => {
    const yes = await ask({
      title:
        kind === 'draft' ? <Trans>Remove your draft?</Trans> : <Trans>Remove your final statement?</Trans>,
      confirmLabel: <Trans>Remove statement</Trans>,
      danger: true,
      children: <Trans>We keep no copy of it.</Trans>,
    });
    if (!yes) return;
    const which = kind === 'draft' ? { deleteDraft: true } : { deleteFinal: true };
    await removal.act({ body: { id, ...which } }, i18n._(statementMessages.removed));
  };
  return (
    <li className={styles.statement}>
      <IconFileText size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className="small soft">
          {file ? (
            <Trans>
              {file.name}, saved on {dayOf(file.savedDate)}
            </Trans>
          ) : (
            i18n._(statementMessages.none)
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        {file && (
          <>
            <Button
              look="quiet"
              size="small"
              busy={save.busy}
              icon={<IconDownload size={18} aria-hidden />}
              onClick={() => void save.act({ query: { type: kind } }, t`The file is saved on your device.`)}
            >
              <Trans>Download</Trans>
              {of}
            </Button>
            <Button
              look="quiet"
              size="small"
              busy={removal.busy}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => void remove()}
            >
              <Trans>Remove</Trans>
              {of}
            </Button>
          </>
        )}
        {!adding && (
          <Button ref={button} size="small" icon={<IconUpload size={18} aria-hidden />} onClick={open}>
            {file ? <Trans>Replace</Trans> : <Trans>Upload</Trans>}
            {of}
          </Button>
        )}
      </div>
      {adding && (
        <div className={styles.upload} ref={fields}>
          <UploadField
            label={file ? <Trans>Another file in its place</Trans> : <Trans>Your statement</Trans>}
            help={<Trans>A PDF, Word, OpenDocument, RTF or text file of at most 10 MB.</Trans>}
            {...filesOf(UPLOADS[kind], {}, (changed) => {
              onChanged(changed);
              setAdding(false);
              showToast({ kind: 'done', text: statementMessages.saved });
            })}
            onCancel={() => setAdding(false)}
          />
        </div>
      )}
      {question}
    </li>
  );
}
