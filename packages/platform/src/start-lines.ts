import { destination } from 'pino';
import { createLogger } from './logging.ts';

/**
 * Says something of a program's start or end. In production a line of JSON as all others are; on one machine plain
 * words, for whoever started it at a terminal.
 */
export function tell(message: string): void {
  if (isProduction()) createLogger(programName(), 'info').info(message);
  else process.stdout.write(`${message}\n`);
}

/** Says something of a program's end where lines are collected. At a terminal whoever ended it knows, and may be gone. */
export function tellOfEnd(message: string): void {
  if (isProduction()) tell(message);
}

/** Says what keeps a program from its work, on standard error. */
export function warn(message: string): void {
  if (isProduction()) createLogger(programName(), 'info', destination(2)).fatal(message);
  else process.stderr.write(`${message}\n`);
}

// Not of the settings: what is wrong with them is among what is said here.
function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

/** The folder of the program that was started, which its other lines carry as `app`. */
function programName(started = process.argv[1] ?? ''): string {
  return /apps[\\/](\w+)[\\/]src[\\/]server\.ts$/.exec(started)?.[1] ?? 'longleaf';
}
