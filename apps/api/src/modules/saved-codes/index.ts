export {
  removedCode,
  savedCareerCodes,
  savedEnrichmentCodes,
  savedProgramCodes,
  type RemovedCode,
  type SavedCareerCodes,
  type SavedEnrichmentCodes,
  type SavedProgramCodes,
} from './repository.ts';
export {
  savedCareers as savedCareerRows,
  savedEnrichment as savedEnrichmentRows,
  savedPrograms as savedProgramRows,
} from './tables.ts';
