import { SECTOR_COLORS, type Sector } from '../colleges/sector-colors.ts';
import type { Land } from '@longleaf/rules/colleges/land';

export interface CoverPicture {
  /** The college's id: the same college always gets the same cover. */
  seed: number;
  sector: Sector;
  land: Land;
  /** The shape it fills, in units of the drawing. */
  width: number;
  height: number;
}

const LANDS: readonly string[] = ['mountains', 'piedmont', 'plain', 'coast'] satisfies Land[];
const LARGEST_SIDE = 1600;
const NAME = /^([A-Za-z]+)-([a-z]+)-(\d{1,7})-(\d{2,4})x(\d{2,4})\.svg$/;

/** Address of a drawn cover: `/covers/UNC-piedmont-199120-148x130.svg`. */
export function coverAddress({ seed, sector, land, width, height }: CoverPicture): string {
  return `/covers/${sector}-${land}-${seed}-${width}x${height}.svg`;
}

/** The picture that a file name asks for, or null when there is no such picture. */
export function readCoverName(name: string): CoverPicture | null {
  const [, sector = '', land = '', seed, width, height] = NAME.exec(name) ?? [];
  if (!Object.hasOwn(SECTOR_COLORS, sector) || !LANDS.includes(land)) return null;
  const picture = { seed: Number(seed), width: Number(width), height: Number(height) };
  if (picture.width > LARGEST_SIDE || picture.height > LARGEST_SIDE) return null;
  return { ...picture, sector: sector as Sector, land: land as Land };
}
