export { savedCareerCodes, savedProgramCodes, type SavedCodes } from './repository.ts';
