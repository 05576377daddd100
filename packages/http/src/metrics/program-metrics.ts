import type { Database } from '@longleaf/platform/database';
import { JOB_STATES } from '@longleaf/platform/jobs/count-jobs';
import { LETTER_STATES } from '@longleaf/platform/mail/count-letters';
import { Gauge, type Registry } from 'prom-client';
import { type Look, lookAtDatabase } from './look-at-database.ts';
import { type CountedPool, poolMetrics } from './pools.ts';

/** What a program that works on the queue knows of itself. */
export type ProgramFigures = {
  /** Asked for what waits in it, with short limits of time and nobody to wait for (`openForFigures`). */
  database: Database;
  /** The pools of the program, by name. */
  pools: Readonly<Record<string, CountedPool>>;
  /** The jobs that it does, by name: a fixed list. */
  tasks: readonly string[];
};

export type ProgramOptions = ProgramFigures & {
  /** Whose letters in the outbox are its own. */
  mailOwner: string;
  /** Whether this copy works on the queue. */
  jobsRunning: () => boolean;
};

/** Tells of a program's database, pools, jobs and letters. What cannot be counted now is left out, never told as 0. */
export function programMetrics(registry: Registry, figures: ProgramOptions): void {
  const registers = [registry];
  const look = lookAtDatabase(figures.database, figures);
  poolMetrics(registry, figures.pools);
  new Gauge({
    name: 'longleaf_database_up',
    help: '1 when the database answered this copy within two seconds, else 0',
    registers,
    async collect() {
      this.set((await look()).isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: 'longleaf_queue_runner_up',
    help: '1 while this copy works on the queue, else 0',
    registers,
    collect() {
      this.set(figures.jobsRunning() ? 1 : 0);
    },
  });
  queueMetrics(registry, figures.tasks, look);
  mailMetrics(registry, look);
}

function queueMetrics(registry: Registry, tasks: readonly string[], look: () => Promise<Look>): void {
  const registers = [registry];
  new Gauge({
    name: 'longleaf_queue_jobs',
    help: 'Jobs in the queue by what becomes of them',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      const { counts } = await look();
      this.reset();
      if (!counts) return;
      for (const task of tasks) for (const state of JOB_STATES) this.set({ task, state }, 0);
      for (const { task, state, jobs } of counts.jobs) this.set({ task, state }, jobs);
    },
  });
  new Gauge({
    name: 'longleaf_queue_oldest_due_seconds',
    help: 'How long the job that has been due longest waits; 0 when none is due',
    labelNames: ['task'],
    registers,
    async collect() {
      const { counts } = await look();
      this.reset();
      if (!counts) return;
      for (const task of tasks) {
        const waits = counts.jobs
          .filter((job) => job.task === task)
          .map(({ oldestDueSeconds }) => oldestDueSeconds);
        this.set({ task }, Math.max(0, ...waits));
      }
    },
  });
}

function mailMetrics(registry: Registry, look: () => Promise<Look>): void {
  const registers = [registry];
  new Gauge({
    name: 'longleaf_mail_letters',
    help: 'Letters by state: those that wait now, and those of which it ended in the last 24 hours',
    labelNames: ['state'],
    registers,
    async collect() {
      const { counts } = await look();
      this.reset();
      if (!counts) return;
      for (const state of LETTER_STATES) this.set({ state }, counts.letters.byState[state] ?? 0);
    },
  });
  new Gauge({
    name: 'longleaf_mail_oldest_waiting_seconds',
    help: 'How long the oldest letter waits that is not sent yet; 0 when none waits',
    registers,
    async collect() {
      const { counts } = await look();
      // A reset would tell of a figure without labels as 0.
      this.remove();
      if (counts) this.set(counts.letters.oldestWaitingSeconds);
    },
  });
}
