import { createClient } from '@longleaf/contract/client';
import type { Answer, Operation, Sent, TakenFiles } from '@longleaf/contract/operation';
import { uploadApi } from '../../shell/session/upload-api.ts';
import type { SendFile } from './use-uploads.ts';

type Uploading = Operation & { files: TakenFiles };

interface FieldOfFiles {
  name: string;
  accept: string;
  multiple: boolean;
  send: SendFile;
}

/**
 * What an `UploadField` needs to send its files to a call of the contract, each by itself:
 * `<UploadField {...filesOf(addDocument, { body: { kind } }, onSent)} label=… help=… />`.
 * @param onSent told of each file that arrived.
 */
export function filesOf<O extends Uploading>(
  operation: O,
  sent: Omit<Sent<O>, 'files'>,
  onSent?: (answer: Answer<O>) => void,
): FieldOfFiles {
  const { field, types, atMost } = operation.files;
  return {
    name: field,
    accept: types.join(','),
    multiple: atMost > 1,
    send: async (file, onShare, signal) => {
      // The client's type of one call cannot be worked out while the operation is not known yet.
      const client = createClient({ one: operation }, uploadApi(onShare)) as unknown as {
        one: (sent: object, options: { signal: AbortSignal }) => Promise<Answer<O>>;
      };
      const answer = await client.one({ ...sent, files: [file] }, { signal });
      onSent?.(answer);
    },
  };
}
