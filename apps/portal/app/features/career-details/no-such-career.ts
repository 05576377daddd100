import { NO_SUCH_CAREER_MARK } from '../../shell/arrival-notice.ts';

/** Where an address of a career that does not exist leads: home, which says so. */
export const NO_SUCH_CAREER = `/#${NO_SUCH_CAREER_MARK}`;
