/** A subject or skill of a project under its number. */
export type Numbered = { id: number; label: string };

const numbered = (labels: readonly string[]): readonly Numbered[] =>
  labels.map((label, index) => ({ id: index + 1, label }));

/** CON-039: subjects that a project can belong to. */
export const PROJECT_SUBJECTS = numbered([
  /*i18n*/ 'Business',
  /*i18n*/ 'English Language Arts',
  /*i18n*/ 'Fine Art',
  /*i18n*/ 'Foreign Language',
  /*i18n*/ 'Math',
  /*i18n*/ 'Music',
  /*i18n*/ 'Physical Education',
  /*i18n*/ 'Science',
  /*i18n*/ 'Social Studies',
  /*i18n*/ 'Technical Specialty',
]);

/** CON-040: skills that a project can show. */
export const PROJECT_SKILLS = numbered([
  /*i18n*/ 'Active Learning',
  /*i18n*/ 'Active Listening',
  /*i18n*/ 'Complex Problem Solving',
  /*i18n*/ 'Coordination',
  /*i18n*/ 'Critical Thinking',
  /*i18n*/ 'Instructing',
  /*i18n*/ 'Learning Strategies',
  /*i18n*/ 'Mathematics',
  /*i18n*/ 'Monitoring',
  /*i18n*/ 'Negotiation',
  /*i18n*/ 'Operation Monitoring',
  /*i18n*/ 'Operations Analysis',
  /*i18n*/ 'Persuasion',
  /*i18n*/ 'Reading Comprehension',
  /*i18n*/ 'Science',
  /*i18n*/ 'Service Orientation',
  /*i18n*/ 'Speaking',
  /*i18n*/ 'Social Perceptiveness',
  /*i18n*/ 'Writing',
]);
