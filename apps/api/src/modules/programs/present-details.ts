import type { Careers } from '@longleaf/catalog/careers/careers';
import { teachesAtCollege } from '@longleaf/catalog/programs/programs';
import type { Programs } from '@longleaf/catalog/programs/programs';
import type { LevelCounts, SchoolOffer } from '@longleaf/catalog/programs/schools';
import { programDetailLimits } from '@longleaf/contract/program-details';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { pageLinks } from '@longleaf/rules/explore/page-links';
import { pageOf, presentCareer, presentPrograms, presentSchool } from '../explore/index.ts';
import { clusterOf } from './present-card.ts';

/** Puts the program at a position with all that its page shows into the shape of the contract, as a stranger sees it. */
export function presentDetails(
  careers: Careers,
  programs: Programs,
  position: number,
): Omit<ProgramDetails, 'years'> {
  const program = programs.at(position);
  if (!program) throw new Error(`There is no program at position ${position}`);
  const { cip, title, urlName, description, family, group } = program;
  const offers = programs.schools.offering([position]);
  return {
    isSaved: false,
    id: cip,
    cipCode: cip,
    title,
    urlName,
    description,
    family: { code: family.cip, title: family.title },
    group: { code: group.cip, title: group.title },
    cluster: clusterOf(program.cluster) ?? null,
    levels: presentLevels(programs.schools.levelsOf(offers)),
    occupations: presentOccupations(careers, program.occupations),
    schools: presentSchools(programs, urlName, offers, 1),
    related: relatedTo(programs, position),
    source: 'programs',
  };
}

/** One page of the colleges that offer a program, North Carolina first. */
export function presentSchools(
  programs: Programs,
  urlName: string,
  offers: readonly SchoolOffer[],
  page: number,
): ProgramDetails['schools'] {
  const asked = { page, pageSize: programDetailLimits.schools };
  const total = offers.length;
  const { next, previous } = pageLinks(`${schoolsPath}/${urlName}`, asked, total);
  return {
    totalCount: total,
    ...asked,
    // The call names its page in a way of its own (API-121).
    next: next?.replace('page=', 'pageNumber=') ?? null,
    previous: previous?.replace('page=', 'pageNumber=') ?? null,
    ncCount: programs.schools.count(offers.map(({ college }) => college)).home,
    results: pageOf(offers, asked).map((offer) => presentSchool(programs.schools, offer)),
  };
}

const schoolsPath = '/api/programsMajors/programs/schoolsOfferingProgram';

/** The nine degree types with the colleges that offer each. */
export function presentLevels(levels: readonly LevelCounts[]): ProgramDetails['levels'] {
  return levels.map(({ degreeType, all, home, awards }) => ({
    option: degreeType,
    schools: all,
    ncSchools: home,
    awards,
  }));
}

/** What a program leads to, the most jobs first; teaching it at a college comes last. */
function presentOccupations(careers: Careers, socs: readonly string[]): ProgramDetails['occupations'] {
  const positions = socs.flatMap((soc) => careers.positionOf(soc) ?? []);
  const known = positions
    .flatMap((position) => {
      const occupation = careers.at(position);
      return occupation ? [{ occupation, jobs: careers.jobs[position] ?? 0 }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(teachesAtCollege(a.occupation.soc)) - Number(teachesAtCollege(b.occupation.soc)) ||
        b.jobs - a.jobs,
    );
  return {
    totalCount: known.length,
    results: known
      .slice(0, programDetailLimits.occupations)
      .map(({ occupation }) => presentCareer(careers.facts, occupation)),
  };
}

function relatedTo(programs: Programs, position: number): ProgramDetails['related'] {
  const own = programs.at(position);
  const others = programs.bySchools.filter(
    (other) => other !== position && programs.at(other)?.group.cip === own?.group.cip,
  );
  return presentPrograms(programs, others.slice(0, programDetailLimits.related));
}
