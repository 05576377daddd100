import { residentTuition } from '@longleaf/rules/colleges/facts';
import type { CollegeFacts } from '@longleaf/rules/colleges/facts';
import type { ChangeKind } from '@longleaf/rules/colleges/change';
import { type PriceKind, priceFor } from '@longleaf/rules/colleges/price';
import type { CollegeType } from '@longleaf/rules/colleges/sector';
import type { CollegeRecord } from './facts.ts';

export type Level = 'FourYear' | 'TwoYear' | 'UnderTwoYear';
export type Control = 'Public' | 'Private' | 'PrivateForProfit';
export type CollegeFlag =
  | 'Closed'
  | 'HBCU'
  | 'PredominantlyBlack'
  | 'HispanicServing'
  | 'Tribal'
  | 'NativeAmericanServing'
  | 'AsianPacificServing'
  | 'AlaskaNativeHawaiianServing'
  | 'WomenOnly'
  | 'MenOnly'
  | 'OnlineOnly'
  | 'Religious';

/** A college as a result shows it; the shape of the contract's card. */
export interface Card {
  /** Miles from a ZIP code; null without one. */
  distance: number | null;
  id: number;
  name: string;
  shortName: string;
  urlName: string;
  city: string;
  state: string;
  collegeType: CollegeType;
  level: Level | null;
  control: Control | null;
  latitude: number | null;
  longitude: number | null;
  netPrice: number | null;
  netPriceYear: string | null;
  netPriceKind: PriceKind;
  tuition: number | null;
  graduationRate: number | null;
  retentionRate: number | null;
  undergraduates: number | null;
  admissionRate: number | null;
  openAdmission: boolean | null;
  photo: string | null;
  change: { kind: ChangeKind; date: string | null } | null;
  formerName: string | null;
  flags: CollegeFlag[];
}

const levels: readonly Level[] = ['FourYear', 'TwoYear', 'UnderTwoYear'];
const controls: readonly Control[] = ['Public', 'Private', 'PrivateForProfit'];

/** Makes the card of a college with the prices of residents of a state. Its distance is filled in where it is known. */
export function cardOf(college: CollegeRecord, residency: string): Card {
  const { facts } = college;
  const price = priceFor(facts, residency);
  return {
    distance: null,
    id: facts.id,
    name: facts.name,
    shortName: college.shortName,
    urlName: college.urlName,
    city: college.city,
    state: facts.state,
    collegeType: facts.collegeType,
    level: levelOf(facts.levelCode),
    control: controlOf(facts.controlCode),
    latitude: college.latitude,
    longitude: college.longitude,
    netPrice: price.dollars,
    netPriceYear: price.dollars === null ? null : facts.netPriceYear,
    netPriceKind: price.kind,
    tuition: residentTuition(facts, residency),
    graduationRate: facts.graduationRate,
    retentionRate: college.retentionRate,
    undergraduates: facts.undergraduates,
    admissionRate: facts.admissionRate,
    openAdmission: facts.openAdmission,
    photo: college.photo,
    change: facts.changeKind && { kind: facts.changeKind, date: facts.closedOn ?? facts.announcedOn },
    formerName: college.formerName,
    flags: flagsOf(facts),
  };
}

export function levelOf(code: number | null): Level | null {
  return code === null ? null : (levels[code - 1] ?? null);
}

export function controlOf(code: number | null): Control | null {
  return code === null ? null : (controls[code - 1] ?? null);
}

/** Lists the designations of a college that a card may show. */
export function flagsOf(facts: CollegeFacts): CollegeFlag[] {
  const conditions: Readonly<Record<CollegeFlag, boolean | null>> = {
    Closed: !facts.isOpen,
    HBCU: facts.isHbcu,
    PredominantlyBlack: facts.isPredominantlyBlack,
    HispanicServing: facts.isHispanicServing,
    Tribal: facts.isTribal,
    NativeAmericanServing: facts.isNativeAmericanServing,
    AsianPacificServing: facts.isAsianPacificServing,
    AlaskaNativeHawaiianServing: facts.isAlaskaNativeHawaiianServing,
    WomenOnly: facts.isWomenOnly,
    MenOnly: facts.isMenOnly,
    OnlineOnly: facts.isDistanceOnly,
    Religious: facts.religionCode !== null,
  };
  return (Object.keys(conditions) as CollegeFlag[]).filter((flag) => conditions[flag] === true);
}
