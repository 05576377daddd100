import { useLingui } from '@lingui/react';
import type { CollegeType } from '@longleaf/rules/colleges/sector';
import { SectorMark } from './sector-mark.tsx';
import { SECTOR_NAMES } from './sector-names.ts';

/** Shape, letter and name of a college's sector. */
export function CollegeSector({ type }: { type: CollegeType }) {
  const { _ } = useLingui();
  return <SectorMark sector={type}>{_(SECTOR_NAMES[type])}</SectorMark>;
}
