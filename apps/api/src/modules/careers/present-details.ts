import type { Careers } from '@longleaf/catalog/careers/careers';
import type { CareerFacts, OccupationFacts, Rating } from '@longleaf/catalog/careers/facts';
import type { Programs } from '@longleaf/catalog/programs/programs';
import { detailLimits } from '@longleaf/contract/career-details';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { interestAreas } from '@longleaf/rules/careers/interests';
import {
  allAwards,
  NATION,
  NORTH_CAROLINA,
  presentCareer,
  presentPrograms,
  presentSchool,
  presentWages,
} from '../explore/index.ts';
import { clusterOf, entryEducation, presentOutlook } from './present-card.ts';

/** Puts an occupation with all that its page shows into the shape of the contract, as a stranger sees it. */
export function presentDetails(
  careers: Careers,
  programs: Programs,
  occupation: OccupationFacts,
  metroAreas: readonly string[],
): Omit<CareerDetails, 'years'> {
  const { facts } = careers;
  const { code, title, urlName, soc, description, hollandCode, jobZone } = occupation;
  const calls = `/api/careers/occupations/${code}`;
  const titles = [...new Set([...occupation.reportedTitles, ...occupation.alternateTitles])];
  return {
    isSaved: false,
    occCode: code,
    occTitle: title,
    usWageDataUrl: `${calls}/uswages?naics=000000`,
    ncWageDataUrl: `${calls}/ncwages`,
    stateWageDataUrl: `${calls}/ncmsawages?areaType=NCMSA`,
    programsAndMajorsUrl: `${calls}/schools-and-programs`,
    urlName,
    socCode: soc,
    description,
    hollandCode,
    interests: presentInterests(occupation),
    jobZone,
    entryEducation: entryEducation(occupation),
    education: [...occupation.education],
    skills: presentRatings(occupation.skills),
    knowledge: presentRatings(occupation.knowledge),
    titles: titles.slice(0, detailLimits.titles),
    titleCount: titles.length,
    clusters: occupation.clusters.flatMap(({ cluster, pathways }) => {
      const known = clusterOf(cluster);
      return known ? [{ ...known, pathways: [...pathways] }] : [];
    }),
    outlook: presentOutlook(occupation),
    related: presentRelated(careers, occupation),
    wages: {
      us: presentWages(facts, occupation, [NATION]),
      nc: presentWages(facts, occupation, [NORTH_CAROLINA]),
      metros: presentWages(facts, occupation, metroAreas),
      otherMetros: presentWages(facts, occupation, otherMetros(facts, metroAreas)),
    },
    ...presentLearning(programs, soc),
  };
}

function presentInterests({ interests }: OccupationFacts): CareerDetails['interests'] {
  if (!interests) return [];
  return interestAreas
    .map((area) => ({ area, score: interests[area] }))
    .toSorted((a, b) => b.score - a.score);
}

function presentRatings(ratings: readonly Rating[]): CareerDetails['skills'] {
  return ratings
    .slice(0, detailLimits.ratings)
    .map(({ name, importance, level }) => ({ name, importance, level }));
}

function presentRelated(careers: Careers, { related }: OccupationFacts): CareerDetails['related'] {
  return related
    .flatMap((code) => careers.find(code) ?? [])
    .slice(0, detailLimits.related)
    .map((other) => ({ ...presentCareer(careers.facts, other), hollandCode: other.hollandCode }));
}

function otherMetros(facts: CareerFacts, shown: readonly string[]): string[] {
  return facts.areas.filter(({ kind, id }) => kind === 'metro' && !shown.includes(id)).map(({ id }) => id);
}

/** The programs that lead to an occupation, and colleges of North Carolina that offer them, the most awards first. */
function presentLearning(programs: Programs, soc: string): Pick<CareerDetails, 'programs' | 'schools'> {
  const leading = programs.leadingTo(soc);
  const home = programs.schools.offering(leading).filter(({ college }) => programs.schools.isHome(college));
  return {
    programs: {
      totalCount: leading.length,
      results: presentPrograms(programs, leading.slice(0, detailLimits.programs)),
    },
    schools: {
      totalCount: home.length,
      results: home
        .toSorted((a, b) => allAwards(b) - allAwards(a))
        .slice(0, detailLimits.schools)
        .map((offer) => presentSchool(programs.schools, offer)),
    },
  };
}
