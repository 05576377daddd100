// What careers and programs share.
export { allAwards, presentSchool } from './present-school.ts';
export { NATION, NORTH_CAROLINA, presentMedian, presentMedians, presentWages } from './present-wages.ts';
export { presentCareer, presentPrograms } from './present-names.ts';
export { presentYears } from './present-years.ts';
export { pageOf, pageText, understood, type Question } from './question.ts';
