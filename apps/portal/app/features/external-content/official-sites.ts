import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A site that somebody else runs, and what to do there. */
export interface OfficialSite {
  /** Its own name, the same in each language. */
  name: string;
  address: string;
  use: MessageDescriptor;
}

/** Sites of public bodies, by what people come for. */
export const OFFICIAL_SITES: readonly {
  key: string;
  heading: MessageDescriptor;
  sites: readonly OfficialSite[];
}[] = [
  {
    key: 'money',
    heading: msg`Money for college`,
    sites: [
      {
        name: 'Federal Student Aid',
        address: 'https://studentaid.gov',
        use: msg`Fill in the FAFSA, see your federal loans and choose how to pay them back.`,
      },
      {
        name: 'Next NC Scholarship',
        address: 'https://nextncscholarship.org',
        use: msg`See what families with $80,000 a year or less get from the state.`,
      },
      {
        name: 'NC 529',
        address: 'https://www.nc529.org',
        use: msg`Save for college in the state’s own plan.`,
      },
    ],
  },
  {
    key: 'apply',
    heading: msg`Residency and admission`,
    sites: [
      {
        name: 'Residency Determination Service',
        address: 'https://ncresidency.cfnc.org',
        use: msg`Show that you live in North Carolina. You need it for the lower price at public colleges.`,
      },
      {
        name: 'UNC System',
        address: 'https://www.northcarolina.edu/future-students/admission-requirements/',
        use: msg`What the 16 public universities ask of every first-year student.`,
      },
      {
        name: 'NC Community Colleges',
        address: 'https://www.nccommunitycolleges.edu',
        use: msg`All 58 colleges, classes for adults, and college classes during high school.`,
      },
    ],
  },
  {
    key: 'work',
    heading: msg`Work and careers`,
    sites: [
      {
        name: 'Bureau of Labor Statistics',
        address: 'https://www.bls.gov/ooh/',
        use: msg`What people do in a job, what it pays, and whether it grows.`,
      },
      {
        name: 'O*NET OnLine',
        address: 'https://www.onetonline.org',
        use: msg`The skills, tools and interests of each occupation.`,
      },
      {
        name: 'NC Commerce',
        address: 'https://www.nccommerce.com/workforce/job-seekers',
        use: msg`Job seekers in North Carolina, and training while you work.`,
      },
    ],
  },
  {
    key: 'rights',
    heading: msg`Laws and rights`,
    sites: [
      {
        name: 'G.S. 115C-158.10',
        address:
          'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_115C/GS_115C-158.10.html',
        use: msg`The law about career development plans in grades 8 and 10.`,
      },
      {
        name: 'U.S. Department of Education',
        address: 'https://www.ed.gov',
        use: msg`The rights of students at school and at college.`,
      },
      {
        name: 'Federal Trade Commission',
        address: 'https://consumer.ftc.gov',
        use: msg`How to spot a scholarship scam, and where to report it.`,
      },
    ],
  },
];
