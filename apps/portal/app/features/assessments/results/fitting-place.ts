import { JOB_ZONES } from '../../../domain/explore/education-words.ts';

export const ZONE = 'zone';
export const PAGE = 'careers';

/** Which of the careers that fit are shown: of which job zone (0 for any), and which page, from the address. */
export function fittingPlace(query: URLSearchParams): { jobZone: number; page: number } {
  const zone = Number(query.get(ZONE));
  return {
    jobZone: JOB_ZONES[zone - 1] ? zone : 0,
    page: Math.min(Math.max(1, Math.trunc(Number(query.get(PAGE))) || 1), 1000),
  };
}
