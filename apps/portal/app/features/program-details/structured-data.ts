import type { ProgramDetails } from '@longleaf/contract/program-details';

type Told = Pick<ProgramDetails, 'title' | 'description' | 'cipCode'> & {
  levels: Pick<ProgramDetails['levels'][number], 'option' | 'schools'>[];
  occupations: { results: { occTitle: string; occCode: string }[] };
};

/** The program as schema.org tells it to search engines, with the credentials that somebody offers. */
export function programStructuredData(program: Told, portalPath: string): object {
  const offered = program.levels.filter(({ schools }) => schools > 0).map(({ option }) => option);
  const careers = program.occupations.results;
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    '@id': portalPath,
    name: program.title,
    ...(program.description !== '' && { description: program.description }),
    identifier: { '@type': 'PropertyValue', propertyID: 'CIP 2020', value: program.cipCode },
    ...(offered.length > 0 && { educationalCredentialAwarded: offered }),
    ...(careers.length > 0 && {
      occupationalCategory: careers.map(({ occCode, occTitle }) => `${occCode} ${occTitle}`),
    }),
  };
}
