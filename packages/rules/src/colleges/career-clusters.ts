/** One of the 16 career clusters; each has a one-character code (CON-025, GAP-073). */
export interface CareerCluster {
  readonly code: string;
  readonly key: string;
  readonly name: string;
}

export const careerClusters: readonly CareerCluster[] = [
  { code: 'A', key: 'Agriculture', name: 'Agriculture, Food & Natural Resources' },
  { code: 'B', key: 'Architecture', name: 'Architecture & Construction' },
  { code: 'C', key: 'Arts', name: 'Arts, Audio/Video Technology & Communications' },
  { code: 'D', key: 'Business', name: 'Business Management & Administration' },
  { code: 'E', key: 'Education', name: 'Education & Training' },
  { code: 'F', key: 'Finance', name: 'Finance' },
  { code: 'G', key: 'Government', name: 'Government & Public Administration' },
  { code: 'H', key: 'Health', name: 'Health Science' },
  { code: 'I', key: 'Hospitality', name: 'Hospitality & Tourism' },
  { code: 'J', key: 'HumanServices', name: 'Human Services' },
  { code: 'K', key: 'InformationTechnology', name: 'Information Technology' },
  { code: 'L', key: 'Law', name: 'Law, Public Safety, Corrections & Security' },
  { code: 'M', key: 'Manufacturing', name: 'Manufacturing' },
  { code: 'N', key: 'Marketing', name: 'Marketing' },
  { code: 'O', key: 'Science', name: 'Science, Technology, Engineering & Mathematics' },
  { code: 'P', key: 'Transportation', name: 'Transportation, Distribution & Logistics' },
];
