import type { Receipt } from '@longleaf/contract/receipts';
import { useLingui } from '@lingui/react/macro';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { taskTitles } from '@longleaf/rules/applications/tasks';

/** What was sent, in a few words: which application, which transcript, which file or page, which task. */
export function useWhat(): (receipt: Receipt) => string {
  const { t } = useLingui();
  const transcripts = {
    Initial: t`First transcript`,
    Midyear: t`Midyear transcript`,
    Final: t`Final transcript`,
  };
  return ({ applicationKind, transcriptType, task, title }) => {
    if (applicationKind) return applicationNames[applicationKind];
    if (transcriptType) return transcripts[transcriptType];
    if (title !== '') return title;
    return task ? taskTitles[task] : '';
  };
}
