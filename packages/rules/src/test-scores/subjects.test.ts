import { expect, it } from 'vitest';
import { SUBJECTS } from './subjects.ts';
import type { ListTestKey } from './tests.ts';

const AP = `
  07 United States History
  10 African American Studies
  13 Art History
  14 Drawing
  15 2-D Art and Design
  16 3-D Art and Design
  20 Biology
  22 Seminar
  23 Research
  25 Chemistry
  28 Chinese Language and Culture
  31 Computer Science A
  32 Computer Science Principles
  33 Computer Science AB
  34 Microeconomics
  35 Macroeconomics
  36 English Language and Composition
  37 English Literature and Composition
  40 Environmental Science
  43 European History
  48 French Language and Culture
  51 French Literature
  53 Human Geography
  55 German Language and Culture
  57 United States Government and Politics
  58 Comparative Government and Politics
  60 Latin
  61 Latin Literature
  62 Italian Language and Culture
  64 Japanese Language and Culture
  65 Precalculus
  66 Calculus AB
  68 Calculus BC
  69 Calculus BC: AB Subscore
  75 Music Theory
  76 Music Aural Subscore
  77 Music Non-Aural Subscore
  78 Physics B
  80 Physics C: Mechanics
  82 Physics C: Electricity and Magnetism
  83 Physics 1
  84 Physics 2
  85 Psychology
  87 Spanish Language and Culture
  89 Spanish Literature and Culture
  90 Statistics
  93 World History: Modern
  business-with-personal-finance Business with Personal Finance
  cybersecurity Cybersecurity`;

const SAT = `
  CH Chemistry
  CL Chinese with Listening
  EB Biology Ecological
  FL French with Listening
  FR French
  GL German with Listening
  GM German
  IT Italian
  JL Japanese with Listening
  KL Korean with Listening
  LR Literature
  LT Latin
  M1 Mathematics Level 1
  M2 Mathematics Level 2
  MB Biology Molecular
  MH Modern Hebrew
  PH Physics
  SL Spanish with Listening
  SP Spanish
  UH United States History
  WH World History`;

const listed = (text: string) => text.trim().split(/\n\s*/);
const namesOf = (test: ListTestKey) => SUBJECTS[test].map(({ code, name }) => `${code} ${name}`).toSorted();

// A code under which another name stands would show somebody the score of another exam.
it('have the names that their makers give them, by their codes (CON-089, CON-090, GAP-108)', () => {
  expect(namesOf('ap')).toEqual(listed(AP).toSorted());
  expect(namesOf('satSubject')).toEqual(listed(SAT).toSorted());
});

it('of IB are told apart by their level, and called as they are coded (CON-091)', () => {
  for (const { code, name } of SUBJECTS.ib) {
    expect(name).toMatch(/ (?:HL|SL)$/);
    expect(code).toBe(name.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
  }
  const onlyAtStandardLevel = SUBJECTS.ib.filter(
    ({ name }) =>
      name.endsWith(' SL') && !SUBJECTS.ib.some((other) => other.name === name.replace(/SL$/, 'HL')),
  );
  expect(onlyAtStandardLevel.map(({ name }) => name)).toEqual([
    'Literature and Performance SL',
    'Language ab initio SL',
    'World Religions SL',
  ]);
});
