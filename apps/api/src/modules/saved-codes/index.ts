export {
  removedCode,
  savedCareerCodes,
  savedProgramCodes,
  type RemovedCode,
  type SavedCareerCodes,
  type SavedProgramCodes,
} from './repository.ts';
