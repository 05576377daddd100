import { coded, fields, schoolYear } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { activity, flag, latitude, longitude, requiredText, text } from '../values.ts';

/** IPEDS directory information (HD). Colleges that are no longer in it become closed. */
export const ipedsHd: FileKind = {
  key: 'ipeds-hd',
  title: 'IPEDS directory information (HD)',
  needs: ['UNITID', 'INSTNM', 'CITY', 'STABBR', 'SECTOR', 'ICLEVEL', 'CONTROL', 'LATITUDE', 'LONGITUD'],
  yearOf: schoolYear,
  targets: {
    college: [
      ...fields(requiredText, { name: 'INSTNM', city: 'CITY', state: 'STABBR' }),
      ...fields(text, {
        alias: 'IALIAS',
        street: 'ADDR',
        zip: 'ZIP',
        opeId: 'OPEID',
        phone: 'GENTELE',
        website: 'WEBADDR',
        admissionsUrl: 'ADMINURL',
        financialAidUrl: 'FAIDURL',
        applicationUrl: 'APPLURL',
        netPriceCalculatorUrl: 'NPRICURL',
        veteransUrl: 'VETURL',
        disabilityServicesUrl: 'DISAURL',
        activeCode: 'ACT',
        countyFips: 'COUNTYCD',
        countyName: 'COUNTYNM',
        systemName: 'F1SYSNAM',
      }),
      ...fields(latitude, { latitude: 'LATITUDE' }),
      ...fields(longitude, { longitude: 'LONGITUD' }),
      ...coded('sector_code', { sectorCode: 'SECTOR' }),
      ...coded('level_code', { levelCode: 'ICLEVEL' }),
      ...coded('control_code', { controlCode: 'CONTROL' }),
      ...coded('highest_offering_code', { highestOfferingCode: 'HLOFFER' }),
      ...coded('highest_degree_code', { highestDegreeCode: 'HDEGOFR1' }),
      ...coded('title_iv_code', { titleIvCode: 'OPEFLAG' }),
      ...coded('locale_code', { localeCode: 'LOCALE' }),
      ...coded('size_category_code', { sizeCategoryCode: 'INSTSIZE' }),
      ...coded('carnegie_2021_basic_code', { carnegie2021Code: 'C21BASIC' }),
      ...fields(activity, { isActive: 'CYACTIVE' }),
      ...fields(flag, {
        offersUndergraduate: 'UGOFFER',
        offersGraduate: 'GROFFER',
        isHbcu: 'HBCU',
        isTribal: 'TRIBAL',
        hasMedicalDegree: 'MEDICAL',
        isLandGrant: 'LANDGRNT',
      }),
    ],
  },
};
