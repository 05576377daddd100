import type { RecordKind } from '../records/record-kind.ts';
import { academicCalendars } from './academic-calendars.ts';
import { applications } from './applications.ts';
import { cip2020, cipSocCrosswalk } from './cip-2020.ts';
import { collegeChanges } from './college-changes.ts';
import { enrichmentPrograms } from './enrichment-programs.ts';
import { oewsMetro, oewsNational, oewsState } from './oews.ts';
import {
  onetEducation,
  onetInterests,
  onetKnowledge,
  onetSkills,
  onetWorkActivities,
  onetWorkContext,
  onetWorkValues,
} from './onet-scales.ts';
import {
  onetAlternateTitles,
  onetJobZones,
  onetOccupations,
  onetRelated,
  onetReportedTitles,
} from './onet.ts';
import { projections } from './projections.ts';

/** Every kind of official table about careers and programs that can be imported. */
export const recordKinds: readonly RecordKind[] = [
  oewsNational,
  oewsState,
  oewsMetro,
  projections,
  onetOccupations,
  onetAlternateTitles,
  onetReportedTitles,
  onetJobZones,
  onetInterests,
  onetSkills,
  onetKnowledge,
  onetWorkActivities,
  onetWorkContext,
  onetWorkValues,
  onetEducation,
  onetRelated,
  cip2020,
  cipSocCrosswalk,
  collegeChanges,
  applications,
  enrichmentPrograms,
  academicCalendars,
];
