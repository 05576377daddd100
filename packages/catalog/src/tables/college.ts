import { boolean, doublePrecision, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** One row per college (IPEDS UNITID). Null means not reported. */
export const college = catalog.table(
  'college',
  {
    id: integer('id').primaryKey(),
    opeId: text('ope_id'),
    name: text('name').notNull(),
    alias: text('alias'),
    street: text('street'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip'),
    countyFips: text('county_fips'),
    countyName: text('county_name'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    website: text('website'),
    admissionsUrl: text('admissions_url'),
    financialAidUrl: text('financial_aid_url'),
    applicationUrl: text('application_url'),
    netPriceCalculatorUrl: text('net_price_calculator_url'),
    veteransUrl: text('veterans_url'),
    disabilityServicesUrl: text('disability_services_url'),
    sectorCode: integer('sector_code'),
    levelCode: integer('level_code'),
    controlCode: integer('control_code'),
    highestOfferingCode: integer('highest_offering_code'),
    highestDegreeCode: integer('highest_degree_code'),
    offersUndergraduate: boolean('offers_undergraduate'),
    offersGraduate: boolean('offers_graduate'),
    predominantDegreeCode: integer('predominant_degree_code'),
    titleIvCode: integer('title_iv_code'),
    activeCode: text('active_code'),
    isActive: boolean('is_active'),
    localeCode: integer('locale_code'),
    sizeCategoryCode: integer('size_category_code'),
    carnegie2021Code: integer('carnegie_2021_code'),
    carnegie2025Code: integer('carnegie_2025_code'),
    systemName: text('system_name'),
    isHbcu: boolean('is_hbcu'),
    isTribal: boolean('is_tribal'),
    hasMedicalDegree: boolean('has_medical_degree'),
    isLandGrant: boolean('is_land_grant'),
    isPredominantlyBlack: boolean('is_predominantly_black'),
    isAlaskaNativeHawaiianServing: boolean('is_alaska_native_hawaiian_serving'),
    isAsianPacificServing: boolean('is_asian_pacific_serving'),
    isHispanicServing: boolean('is_hispanic_serving'),
    isNativeAmericanServing: boolean('is_native_american_serving'),
    isMenOnly: boolean('is_men_only'),
    isWomenOnly: boolean('is_women_only'),
    isDistanceOnly: boolean('is_distance_only'),
    religionCode: integer('religion_code'),
    calendarCode: integer('calendar_code'),
    openAdmission: boolean('open_admission'),
  },
  (table) => [index('college_state').on(table.state)],
);

const ownedBy = () =>
  integer('college_id')
    .notNull()
    .references(() => college.id, { onDelete: 'cascade' });

/** Readable addresses of colleges. A name once given is never given to another college; one is in use, the others lead to it. */
export const collegeUrlName = catalog.table(
  'college_url_name',
  {
    urlName: text('url_name').primaryKey(),
    collegeId: ownedBy(),
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [index('college_url_name_college').on(table.collegeId)],
);

/** UNC, Independent or CommunityCollege; a college without a row is Other. */
export const collegeSector = catalog.table('college_sector', {
  collegeId: ownedBy().primaryKey(),
  sector: text('sector').notNull(),
});

/** Closings and notices later than the federal directory. */
export const collegeClosure = catalog.table('college_closure', {
  collegeId: ownedBy().primaryKey(),
  /** A `ChangeKind`; null in rows of before, which were all of closed colleges. */
  kind: text('kind'),
  /** Day, month or year, as far as known: when it closed, or will. */
  closedOn: text('closed_on'),
  /** When it was announced, where that is all that is known. */
  announcedOn: text('announced_on'),
  /** The college that it became, or will become, part of; without an id where the directory does not have it. */
  successorId: integer('successor_id'),
  successorName: text('successor_name'),
  /** A sentence of before; pages make their own from the columns above. */
  notice: text('notice'),
});

export const collegeNickname = catalog.table(
  'college_nickname',
  { collegeId: ownedBy(), nickname: text('nickname').notNull() },
  (table) => [primaryKey({ columns: [table.collegeId, table.nickname] })],
);

/** Names that a college had before, and those of colleges that became part of it. */
export const collegeFormerName = catalog.table(
  'college_former_name',
  {
    collegeId: ownedBy(),
    name: text('name').notNull(),
    /** From which year on it was no longer used. */
    year: integer('year'),
    /** True for the name of a college that became part of this one. */
    becamePart: boolean('became_part').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.name] })],
);

export const collegeSport = catalog.table(
  'college_sport',
  {
    collegeId: ownedBy(),
    sport: text('sport').notNull(),
    men: boolean('men').notNull(),
    women: boolean('women').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.sport] })],
);
