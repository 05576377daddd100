import type { Organization } from '@longleaf/catalog/organizations/organization';
import {
  TRANSCRIPT_SCHOOLS_PAGE_SIZE,
  type TranscriptSchool,
  type TranscriptSchoolKind,
} from '@longleaf/contract/transcript-schools';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { findTranscriptSchools } from '@longleaf/rules/transcripts/school-list';
import type { Dependencies } from '../../dependencies.ts';
import { definitionsOf } from '../applications/index.ts';

export type TranscriptSchools = ReturnType<typeof transcriptSchools>;

type Chosen = { kind?: TranscriptSchoolKind | undefined; startsWith: string; search: string };

/** Who sends transcripts from here and who is sent them, in the catalogue and at the moment of the question. */
export function transcriptSchools({
  catalog,
  findCollege,
  clock,
  settings,
}: Pick<Dependencies, 'catalog' | 'findCollege' | 'clock' | 'settings'>) {
  const named = settings.TRANSCRIPT_SCHOOLS;
  const participates = ({ ceebCode, control }: Organization) =>
    ceebCode !== null && (named === 'public' ? control === 'public' : named.includes(ceebCode));

  const highSchools = (): Organization[] =>
    catalog.organizations().search('', 'PK-12').filter(participates).slice();

  const colleges = (): TranscriptSchool[] => {
    const today = easternDay(clock());
    return [...catalog.applications().values()]
      .filter((college) => definitionsOf(college, today).some((one) => one.receivesTranscripts))
      .map(({ collegeId, name }) => {
        const card = findCollege(collegeId);
        const place = { city: card?.city ?? '', county: null, ceeb: null };
        return { id: collegeId, name: card?.name ?? name, ...place, urlName: card?.urlName ?? null };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
  };

  /** Every school that fits, by name. */
  const found = ({ kind, ...asked }: Chosen): TranscriptSchool[] =>
    findTranscriptSchools(kind === 'high-schools' ? highSchools().map(present) : colleges(), asked);

  return {
    /** One page of those that fit (API-201, CON-126). */
    page: ({ pageNumber, ...chosen }: Chosen & { pageNumber: number }) => {
      const schools = found(chosen);
      const pageSize = TRANSCRIPT_SCHOOLS_PAGE_SIZE;
      return {
        schools: schools.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        totalSchools: schools.length,
        pageNumber,
        pageSize,
      };
    },
    found,
    /** The high school with this code, whether it takes part or not. */
    named: (ceeb: string) =>
      catalog
        .organizations()
        .search('', 'PK-12')
        .find(({ ceebCode }) => ceebCode === ceeb),
    /** The high school with this code, if it takes part (API-044, VAL-001). */
    participating: (ceeb: string) =>
      catalog
        .organizations()
        .search('', 'PK-12')
        .find((school) => school.ceebCode === ceeb && participates(school)),
  };
}

function present({ id, name, city, county, ceebCode }: Organization): TranscriptSchool {
  return { id, name, city, county, ceeb: ceebCode, urlName: null };
}
