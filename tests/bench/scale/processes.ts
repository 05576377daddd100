import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** A program that runs beside the measurement. */
export interface Copy {
  address: string;
  child: ChildProcess;
}

/** Processor time that a program has used, in milliseconds, as Linux counts it. */
export function processorOf({ child }: Copy): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory that a program holds, in megabytes. */
export function memoryOf({ child }: Copy): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
