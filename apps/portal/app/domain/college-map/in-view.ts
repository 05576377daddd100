import type { CollegePin } from '@longleaf/contract/college-card';
import { distanceMiles, type Place } from '@longleaf/rules/colleges/distance';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import type { ViewBounds } from '../../ui/maps/base-map.tsx';

export interface PinInView {
  pin: CollegePin;
  /** Miles from the ZIP code of the search; null without one. */
  miles: number | null;
}

/** The colleges within the rims: nearest to the ZIP code of the search first; without one North Carolina's sectors, then by name. */
export function pinsInView(
  pins: readonly CollegePin[],
  { south, north, west, east }: ViewBounds,
  near: Place | null,
): PinInView[] {
  return pins
    .filter(([, , , , lat, long]) => lat >= south && lat <= north && long >= west && long <= east)
    .map((pin) => ({ pin, miles: near && distanceMiles(near, { latitude: pin[4], longitude: pin[5] }) }))
    .toSorted((a, b) => place(a) - place(b) || a.pin[1].localeCompare(b.pin[1], 'en'));
}

function place({ pin, miles }: PinInView): number {
  return miles ?? collegeTypes.indexOf(pin[3]);
}
