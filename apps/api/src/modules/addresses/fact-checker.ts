import { foldCity, type Place, type PlaceIndex } from '@longleaf/catalog/places/place-index';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { withCapitals } from '@longleaf/rules/addresses/capitals';
import { CANADA } from '@longleaf/rules/addresses/countries';
import { hasCounties } from '@longleaf/rules/addresses/county-clearing';
import { isCanadianPostalCode, isUsPostalCode } from '@longleaf/rules/addresses/postal-codes';
import { CANADIAN_PROVINCES, isRegionOf } from '@longleaf/rules/addresses/regions';
import { abbreviateStreet, abbreviateUnit, streetErrors } from '@longleaf/rules/addresses/street';
import { TOWN_FITS, type AddressChecker, type Finding, type Suggestion } from './checker.ts';

/** ZIP codes of the typed city that are offered, beside the city of the typed ZIP code. */
const ZIPS_OFFERED = 3;

/**
 * Checks with the shipped facts: the parts of the street, and whether ZIP code, city, state and county agree. It knows
 * no single streets, so what it finds reaches the town and never verifies. In Canada postal code and province must agree.
 */
export function factChecker(places: () => PlaceIndex): AddressChecker {
  return async (address) =>
    address.country === CANADA ? checkCanadian(address) : checkUs(address, places());
}

function checkCanadian(address: AddressText): Finding {
  const tooLittle = address.street === '' || address.city === '' || address.postalCode === '';
  if (tooLittle) return { ...TOWN_FITS, errors: ['AE07'] };
  if (!isCanadianPostalCode(address.postalCode)) return { ...TOWN_FITS, errors: ['AE01'] };
  const letter = address.postalCode.charAt(0);
  const right = CANADIAN_PROVINCES.filter(({ postalLetters }) => postalLetters.includes(letter));
  if (right.some(({ code }) => code === address.state)) return TOWN_FITS;
  return {
    ...TOWN_FITS,
    errors: ['AE01'],
    suggestions: right.map(({ code }) => suggestion({ ...address, state: code }, ['AC02'])),
  };
}

function checkUs(address: AddressText, places: PlaceIndex): Finding {
  const zip = address.postalCode.slice(0, 5);
  if (address.street === '' || (zip === '' && address.city === '')) {
    return { ...TOWN_FITS, errors: ['AE07'] };
  }
  const inStreet = streetErrors(address.street, address.street2);
  const place = isUsPostalCode(address.postalCode) ? places.ofZip(zip) : undefined;
  if (place && agrees(address, place)) {
    const suggestions = inStreet.length > 0 ? [] : spelledOut(address, place);
    return { ...TOWN_FITS, errors: inStreet, suggestions };
  }
  const candidates = [...(place ? [place] : []), ...ofTypedCity(address, places)];
  return {
    ...TOWN_FITS,
    errors: [...new Set(['AE01', ...inStreet])],
    suggestions:
      inStreet.length > 0 ? [] : candidates.map((candidate) => corrected(address, candidate, place)),
  };
}

function agrees(address: AddressText, place: Place): boolean {
  return address.state === place.state && foldCity(address.city) === foldCity(place.city);
}

function ofTypedCity(address: AddressText, places: PlaceIndex): readonly Place[] {
  if (!isRegionOf(address.country, address.state)) return [];
  return places.ofCity(address.city, address.state).slice(0, ZIPS_OFFERED);
}

/** Nothing is wrong; a missing county and the city's capitals are still filled in. */
function spelledOut(address: AddressText, place: Place): Suggestion[] {
  const better = written(address, place);
  const isSame = better.county === address.county && better.city === address.city;
  return isSame ? [] : [suggestion(better, changesBetween(address, better))];
}

function corrected(address: AddressText, place: Place, ofZip: Place | undefined): Suggestion {
  const postalCode = address.postalCode.startsWith(place.zip) ? address.postalCode : place.zip;
  // The county that was chosen is of the town that was typed, unless it is that of the ZIP code; another town has its own.
  const isOfZip = place !== ofZip && address.county === ofZip?.county;
  const typed = agrees(address, place) && !isOfZip ? address : { ...address, county: '' };
  const better = { ...written(typed, place), city: place.city, state: place.state, postalCode };
  return suggestion(better, changesBetween(address, better));
}

function written(address: AddressText, place: Place): AddressText {
  const listed = hasCounties({ state: place.state, country: address.country });
  const kept = place.state === address.state ? address.county : '';
  return {
    ...address,
    street: abbreviateStreet(withCapitals(address.street)),
    street2: abbreviateUnit(withCapitals(address.street2)),
    city: sameButCapitals(address.city, place.city) ? place.city : address.city,
    county: listed ? kept || (place.county ?? '') : '',
  };
}

function sameButCapitals(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function changesBetween(before: AddressText, after: AddressText): string[] {
  const changes: string[] = [];
  if (before.postalCode !== after.postalCode) changes.push('AC01');
  if (before.state !== after.state) changes.push('AC02');
  if (foldCity(before.city) !== foldCity(after.city)) changes.push('AC03');
  if (before.street !== after.street) changes.push('AC05');
  if (before.street2 !== after.street2) changes.push('AC05');
  return [...new Set(changes)];
}

function suggestion(address: AddressText, changes: readonly string[]): Suggestion {
  return { address, changes, addressType: '' };
}
