/** A sport of the federal athletics survey (EADA) with the code that filters use. */
export interface Sport {
  readonly code: string;
  readonly name: string;
}

const names = [
  'Archery',
  'Badminton',
  'Baseball',
  'Basketball',
  'Beach Volleyball',
  'Bowling',
  'Cross Country',
  'Diving',
  'Equestrian',
  'Fencing',
  'Field Hockey',
  'Football',
  'Golf',
  'Gymnastics',
  'Ice Hockey',
  'Lacrosse',
  'Rifle',
  'Rodeo',
  'Rowing',
  'Sailing',
  'Skiing',
  'Soccer',
  'Softball',
  'Squash',
  'Swimming',
  'Synchronized Swimming',
  'Table Tennis',
  'Team Handball',
  'Tennis',
  'Track and Field',
  'Triathlon',
  'Volleyball',
  'Water Polo',
  'Weight Lifting',
  'Wrestling',
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
