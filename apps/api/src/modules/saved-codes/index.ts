export {
  removedCode,
  savedCareerCodes,
  savedEnrichmentCodes,
  savedProgramCodes,
  type RemovedCode,
  type SavedFigure,
  type SavedCareerCodes,
  type SavedCode,
  type SavedEnrichmentCodes,
  type SavedProgramCodes,
} from './repository.ts';
export { careerThen, programThen, sinceSaved } from './since-saved.ts';
export {
  savedCareers as savedCareerRows,
  savedEnrichment as savedEnrichmentRows,
  savedPrograms as savedProgramRows,
} from './tables.ts';
