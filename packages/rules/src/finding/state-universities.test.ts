import { expect, it } from 'vitest';
import { stateUniversityIn } from './state-universities.ts';

it.each([
  ['universidad de carolina del norte', 'University of North Carolina'],
  ['la Universidad de Texas', 'University of Texas'],
  ['universidad estatal de carolina del norte', 'North Carolina State University'],
  ['universidades de carolina del norte', 'universidades de carolina del norte'],
  ['universidad de enfermeria', 'universidad de enfermeria'],
  ['university of north carolina', 'university of north carolina'],
])('reads %j as %j', (typed, read) => expect(stateUniversityIn(typed)).toBe(read));
