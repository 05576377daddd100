import type { Receipt } from '@longleaf/contract/receipts';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { taskTitles } from '@longleaf/rules/applications/tasks';
import { useTranscriptWords } from '../../domain/transcripts/transcript-words.ts';

/** What was sent, in a few words: which application, which transcript, which file or page, which task. */
export function useWhat(): (receipt: Receipt) => string {
  const { types } = useTranscriptWords();
  return ({ applicationKind, transcriptType, task, title }) => {
    if (applicationKind) return applicationNames[applicationKind];
    if (transcriptType) return types[transcriptType];
    if (title !== '') return title;
    return task ? taskTitles[task] : '';
  };
}
