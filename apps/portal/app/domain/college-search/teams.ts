/** Whose team: of any sex, or of one. On the wire 'Soccer', 'Soccer:Women', 'Soccer:Men' (ENT-565 to 567). */
export type Team = 'any' | 'Women' | 'Men';

/** A sport with another team: withTeam('Soccer:Men', 'Women') gives 'Soccer:Women'. */
export function withTeam(sport: string, team: Team): string {
  const [code = sport] = sport.split(':');
  return team === 'any' ? code : `${code}:${team}`;
}

/** The team that the chosen sports have in common; any when they differ or there are none. */
export function teamOf(sports: readonly string[]): Team {
  const teams = new Set(sports.map((sport) => sport.split(':')[1]));
  const [only] = teams;
  return teams.size === 1 && (only === 'Women' || only === 'Men') ? only : 'any';
}
