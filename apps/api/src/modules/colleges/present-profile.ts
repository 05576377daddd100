import type { CollegeProfile } from '@longleaf/catalog/profile/college-profile';
import { majorCountsOf } from '@longleaf/catalog/profile/majors';
import type { LoadedSource } from '@longleaf/catalog/profile/datasets';
import { labelOf } from '@longleaf/catalog/profile/labels';
import type { CodeLabels } from '@longleaf/catalog/profile/labels';
import type { Middles } from '@longleaf/catalog/profile/neighbours';
import type { Card } from '@longleaf/catalog/search/card';
import type { CollegeRecord } from '@longleaf/catalog/search/facts';
import type { CampusProfile, ReportedFigures } from '@longleaf/contract/college-profile';
import { benchmarkOf } from '@longleaf/rules/colleges/benchmark';
import type { BenchmarkKind } from '@longleaf/rules/colleges/benchmark';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import { ownYears } from '@longleaf/rules/colleges/figures/own-years';
import { settingOfLocale } from '@longleaf/rules/colleges/filters/place';
import { religions } from '@longleaf/rules/colleges/religions';
import { presentReport } from './present-report.ts';
import { webAddress } from './web-address.ts';

interface Shared {
  readonly labels: CodeLabels;
  readonly middles: ReadonlyMap<BenchmarkKind, Middles>;
  readonly sources: ReadonlyMap<string, LoadedSource>;
  /** Where a program's page is; null for a code that is no longer in force. */
  readonly programUrlName: (cip: string) => string | null;
  readonly collegeUrlName: (id: number) => string | null;
}

/** Puts a college's profile into the shape of the contract. */
export function presentProfile(
  record: CollegeRecord & { readonly card: Card },
  profile: CollegeProfile,
  similar: Card[],
  shared: Shared,
): CampusProfile {
  const { facts, card } = record;
  const { college, majors } = profile;
  return {
    ...identity(card),
    otherNames: [...record.otherNames],
    formerNames: record.formerNames.map(({ name, becamePart }) => ({ name, becamePart })),
    website: webAddress(college.website),
    isOpen: facts.isOpen,
    change: presentChange(profile.change, shared),
    address: {
      street: college.street,
      city: card.city,
      state: card.state,
      zip: college.zip,
      county: college.county_name,
    },
    phone: college.phone,
    campusSetting: settingOfLocale(college.locale_code) ?? null,
    locale: labelOf(shared.labels, 'locale_code', college.locale_code),
    religion: religions.find(([code]) => code === facts.religionCode)?.[1] ?? null,
    calendar: labelOf(shared.labels, 'calendar_system_code', college.calendar_code),
    highestDegree: labelOf(shared.labels, 'highest_degree_code', college.highest_degree_code),
    classification: labelOf(shared.labels, 'carnegie_2021_basic_code', college.carnegie_2021_code),
    system: college.system_name,
    links: {
      admissions: webAddress(college.admissions_url),
      apply: webAddress(college.application_url),
      financialAid: webAddress(college.financial_aid_url),
      netPriceCalculator: webAddress(college.net_price_calculator_url),
      veterans: webAddress(college.veterans_url),
      disabilityServices: webAddress(college.disability_services_url),
    },
    majorsWithNames: majors.map((major) => ({
      ...major,
      programUrlName: shared.programUrlName(major.cipCode),
    })),
    majorCounts: majorCountsOf(majors),
    majorsSource: sourceFields(shared, 'programs'),
    sports: [...profile.sports],
    figures: presentFigures(profile, shared),
    benchmark: benchmarkFor(facts, shared),
    photos: profile.photos,
    earningsOf: profile.earningsOf,
    profile: { latitude: card.latitude, longitude: card.longitude, ...presentReport(profile) },
    similar,
    card,
  };
}

/** What the card says already. The organization and application ids of a college are its own id. */
function identity(card: Card) {
  const {
    id,
    name,
    shortName,
    urlName,
    collegeType,
    latitude,
    longitude,
    level,
    control,
    openAdmission,
    flags,
  } = card;
  return {
    id,
    name,
    shortName,
    urlName,
    crossRoadsOrganizationId: id,
    recruiterApplicationId: id,
    collegeType,
    latitude,
    longitude,
    level,
    control,
    openAdmission,
    flags,
  };
}

/** What the figures are measured against; null where the state has no such kind. */
function benchmarkFor(facts: CollegeRecord['facts'], { middles }: Shared): CampusProfile['benchmark'] {
  const of = benchmarkOf(facts);
  const middle = of && middles.get(of);
  return of && middle ? { of, middle } : null;
}

function presentChange(change: CollegeProfile['change'], shared: Shared): CampusProfile['change'] {
  if (!change) return null;
  const { kind, closedOn, announcedOn, successorId, successorName } = change;
  const successor =
    successorName === null
      ? null
      : { name: successorName, urlName: successorId === null ? null : shared.collegeUrlName(successorId) };
  return { kind, closedOn, announcedOn, successor };
}

function presentFigures(profile: CollegeProfile, shared: Shared): ReportedFigures {
  const groups = figureGroupKeys.map((key) => {
    const { section, label } = figureGroups[key];
    const values = profile.figures[key];
    const source = sourceFields(shared, `figures-${key}`);
    return [
      key,
      { section, label, ...source, year: ownYears(figureGroups[key], values) ?? source.year, values },
    ];
  });
  return Object.fromEntries(groups) as ReportedFigures;
}

function sourceFields({ sources }: Shared, key: string): { source: string; sourceKey: string; year: string } {
  const source = sources.get(key);
  return { source: source?.publisher ?? '', sourceKey: key, year: source?.year ?? '' };
}
