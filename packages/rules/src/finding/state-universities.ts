import { stateNamed } from './state-names.ts';

const spanish = /^\W*(?:la )?universidad (?:(estatal) )?del? (?:estado de )?(.+?)\W*$/i;

/** Gives the English name of the university of a state that was typed in Spanish: 'Universidad de Carolina del Norte'; any other text as it is. */
export function stateUniversityIn(text: string): string {
  const [, ofState, place = ''] = spanish.exec(text) ?? [];
  const state = stateNamed(place);
  if (!state) return text;
  return ofState === undefined ? `University of ${state.name}` : `${state.name} State University`;
}
