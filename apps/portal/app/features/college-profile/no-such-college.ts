import { NO_SUCH_COLLEGE_MARK } from '../../shell/arrival-notice.ts';

/** Where an address of a college that does not exist leads: home, which says so (GAP-066, UI-013, UI-022). */
export const NO_SUCH_COLLEGE = `/#${NO_SUCH_COLLEGE_MARK}`;
