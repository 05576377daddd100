import type { FileKind } from '../kind.ts';
import { ipedsAdm } from './ipeds-adm.ts';
import { ipedsHd } from './ipeds-hd.ts';
import { ipedsIc, ipedsIcAy } from './ipeds-ic.ts';
import { ipedsC, ipedsSfa } from './ipeds-others.ts';
import { ipedsDrvgr, ipedsEfA, ipedsEfD } from './ipeds-students.ts';
import { scorecard } from './scorecard.ts';

/** Every kind of official table that can be imported. */
export const fileKinds: readonly FileKind[] = [
  scorecard,
  ipedsHd,
  ipedsIc,
  ipedsIcAy,
  ipedsAdm,
  ipedsC,
  ipedsSfa,
  ipedsEfA,
  ipedsEfD,
  ipedsDrvgr,
];
