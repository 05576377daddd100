export {
  removedCode,
  savedCareerCodes,
  savedProgramCodes,
  type RemovedCode,
  type SavedCodes,
} from './repository.ts';
