import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import field from './field.module.css';
import styles from './upload.module.css';
import { type SendFile, type Upload, useUploads } from './use-uploads.ts';

interface UploadFieldProps {
  label: ReactNode;
  /** Which files, and how large they may be. */
  help: ReactNode;
  name: string;
  /** As in the browser's own field: `.pdf,image/png`. */
  accept: string;
  multiple?: boolean;
  send: SendFile;
  /** Closes the field, which then has a button for it; what is on its way is stopped first. */
  onCancel?: () => void;
}

/** Files by the browser's own field, with how far each is, another try where one failed, and a way to take it back. */
export function UploadField(props: UploadFieldProps) {
  const { label, help, name, accept, multiple = false, send, onCancel } = props;
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, retry, remove, stop } = useUploads(send);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <p id={`${id}-help`} className={field.help}>
        {help}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.file}
        name={name}
        accept={accept}
        multiple={multiple}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          add(event.currentTarget.files ?? []);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={t`Your files`}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={retry}
              onRemove={(one) => {
                remove(one);
                // The button that was pressed is gone.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {uploads.length > 0 && (
          <Trans>
            {done} of {uploads.length} files sent, {failed} failed
          </Trans>
        )}
      </span>
      {onCancel && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            stop();
            onCancel();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useLingui();
  const { file, state, share, why } = upload;
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      {state === 'done' && (
        <Tag tone="good">
          <Trans>Sent</Trans>
        </Tag>
      )}
      {state === 'failed' && (
        <>
          <Tag tone="bad">
            <Trans>Not sent</Trans>
          </Tag>
          <Button size="small" onClick={() => onRetry(upload)}>
            <Trans>Try again</Trans>
            <span className="visually-hidden"> {file.name}</span>
          </Button>
        </>
      )}
      <Button look="quiet" size="small" onClick={() => onRemove(upload)}>
        {state === 'sending' ? <Trans>Stop</Trans> : <Trans>Remove</Trans>}
        <span className="visually-hidden"> {file.name}</span>
      </Button>
      {why !== undefined && <span className={styles.why}>{why}</span>}
      {state === 'sending' && (
        <progress max={1} value={share} aria-label={t`How much of ${file.name} is sent`} />
      )}
    </li>
  );
}
