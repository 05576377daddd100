import { NO_SUCH_PROGRAM_MARK } from '../../shell/arrival-notice.ts';

/** Where an address of a program that does not exist leads: home, which says so. */
export const NO_SUCH_PROGRAM = `/#${NO_SUCH_PROGRAM_MARK}`;
