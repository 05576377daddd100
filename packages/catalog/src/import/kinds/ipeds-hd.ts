import { fields, schoolYear } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { activity, code, flag, latitude, longitude, requiredText, text } from '../values.ts';

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
      ...fields(code, {
        sectorCode: 'SECTOR',
        levelCode: 'ICLEVEL',
        controlCode: 'CONTROL',
        highestOfferingCode: 'HLOFFER',
        highestDegreeCode: 'HDEGOFR1',
        titleIvCode: 'OPEFLAG',
        localeCode: 'LOCALE',
        sizeCategoryCode: 'INSTSIZE',
        carnegie2021Code: 'C21BASIC',
      }),
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
