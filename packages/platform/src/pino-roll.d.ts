declare module 'pino-roll' {
  import type { SonicBoom, SonicBoomOpts } from 'sonic-boom';

  type RollOptions = SonicBoomOpts & {
    file: string;
    size?: string;
    frequency?: 'daily' | 'hourly';
    extension?: string;
    dateFormat?: string;
    limit?: { count: number; removeOtherLogFiles?: boolean };
  };
  /** A stream into `file`, with the day and a number in its name, that goes on in the next file in time. */
  export default function roll(options: RollOptions): Promise<SonicBoom>;
}
