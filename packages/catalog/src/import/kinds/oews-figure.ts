import type { MissingReason } from '@longleaf/rules/careers/wages';
import type { WageFigure } from '../../careers/facts.ts';
import { numberOf } from '../records/cells.ts';

const notAvailable = new Set(['*', '**']);
const topCoded = '#';
const tooFewEstablishments = '~';
/** Nobody's hour is paid so: it is the wage of a year. */
const mostAnHour = 1000;
/** What that hour makes in a year of full time; more people than the nation has; all jobs among a thousand. */
const [mostAYear, mostJobs, allJobs] = [mostAnHour * 2080, 400_000_000, 1000];

/**
 * Reads a figure of the wage survey. The survey writes * for a wage and ** for a number of jobs that it holds back, # for
 * a wage at or above the highest it states, ~ for a share below half a percent. Empty text is a figure not published.
 * @throws CellProblem when it is neither a number nor one of these.
 */
export function figureOf(
  figure: WageFigure,
  column: string,
  cell: string,
  only: { readonly hourly: boolean; readonly annual: boolean },
): { readonly value: string; readonly missing?: MissingReason } {
  if (cell === topCoded) return { value: '', missing: 'topCoded' };
  if (cell === '' && figure === 'jobsPer1000') return { value: '', missing: 'notInTable' };
  if (cell === '' || notAvailable.has(cell) || cell === tooFewEstablishments)
    return { value: '', missing: whyMissing(figure, only) };
  const value = numberOf(column, cell, 0, mostOf(figure));
  const whole = figure === 'employment' || figure.startsWith('annual');
  return { value: String(whole ? Math.round(value) : value) };
}

function mostOf(figure: WageFigure): number {
  if (figure === 'employment') return mostJobs;
  if (figure === 'jobsPer1000') return allJobs;
  return figure.startsWith('hourly') ? mostAnHour : mostAYear;
}

function whyMissing(
  figure: WageFigure,
  only: { readonly hourly: boolean; readonly annual: boolean },
): MissingReason {
  if (only.hourly && figure.startsWith('annual')) return 'hourlyOnly';
  return only.annual && figure.startsWith('hourly') ? 'annualOnly' : 'suppressed';
}
