/** A sport of the federal athletics survey (EADA) with the code that filters use. */
export interface Sport {
  readonly code: string;
  readonly name: string;
}

const names = [
  /*i18n*/ 'Archery',
  /*i18n*/ 'Badminton',
  /*i18n*/ 'Baseball',
  /*i18n*/ 'Basketball',
  /*i18n*/ 'Beach Volleyball',
  /*i18n*/ 'Bowling',
  /*i18n*/ 'Cross Country',
  /*i18n*/ 'Diving',
  /*i18n*/ 'Equestrian',
  /*i18n*/ 'Fencing',
  /*i18n*/ 'Field Hockey',
  /*i18n*/ 'Football',
  /*i18n*/ 'Golf',
  /*i18n*/ 'Gymnastics',
  /*i18n*/ 'Ice Hockey',
  /*i18n*/ 'Lacrosse',
  /*i18n*/ 'Rifle',
  /*i18n*/ 'Rodeo',
  /*i18n*/ 'Rowing',
  /*i18n*/ 'Sailing',
  /*i18n*/ 'Skiing',
  /*i18n*/ 'Soccer',
  /*i18n*/ 'Softball',
  /*i18n*/ 'Squash',
  /*i18n*/ 'Swimming',
  /*i18n*/ 'Synchronized Swimming',
  /*i18n*/ 'Table Tennis',
  /*i18n*/ 'Team Handball',
  /*i18n*/ 'Tennis',
  /*i18n*/ 'Track and Field',
  /*i18n*/ 'Triathlon',
  /*i18n*/ 'Volleyball',
  /*i18n*/ 'Water Polo',
  /*i18n*/ 'Weight Lifting',
  /*i18n*/ 'Wrestling',
];

/** The 35 sports, by name (CON-092). */
export const sports: readonly Sport[] = names.map((name) => ({ code: name.replaceAll(' ', ''), name }));

// The survey lets a college report some sports together; each line counts for every sport it holds.
const combinedLines: Readonly<Record<string, readonly string[]>> = {
  'Track and Field and Cross Country (combined)': ['TrackandField', 'CrossCountry'],
  'Track and Field (Indoor)': ['TrackandField'],
  'Track and Field (Outdoor)': ['TrackandField'],
  'Swimming and Diving (combined)': ['Swimming', 'Diving'],
};

/** Gives the sport codes that one line of the athletics survey stands for; none for a line that is no sport of the list. */
export function sportCodes(surveyName: string): readonly string[] {
  if (Object.hasOwn(combinedLines, surveyName)) return combinedLines[surveyName] ?? [];
  const sport = sports.find((candidate) => candidate.name === surveyName);
  return sport ? [sport.code] : [];
}
