import { wordsOf } from './words.ts';

/** Words that people add and that say nothing about which college, career or major they mean, in English and Spanish. */
const spare = new Set(
  `
  how much many what where which who why is are do doe can i me my you want wanna like be become becoming being get
  getting into on from by best top good great cheap cheapest near nearby about info information job career
  work working salary pay paying paid wage make makes earn earns hiring profession worker degree major minor program class course
  online bachelor associate master ba bs aa phd doctorate certificate certification diploma license
  training school college university study studying learn learning field stuff thing apply application
  admission tuition cost requirement deadline website student
  como ser quiero carrera trabajo titulo grado curso estudiar estudio licenciatura maestria escuela colegio
  universidad sueldo salario profesion
  `
    .trim()
    .split(/\s+/),
);

/** Leaves out the words that say nothing about what is meant; gives none where only such words were typed. */
export function withoutSpareWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !spare.has(word));
}

/** Whether a word is one of those, or is becoming one. */
export function beginsSpareWord(word: string): boolean {
  return [...spare].some((other) => other.startsWith(word.toLowerCase()));
}

const kinds = /\b(colleges|universities|schools|universidades|colegios|escuelas)\b/gi;

/** Leaves out 'colleges' and the like: who asks for colleges in a town means each kind of them. Nothing else typed stays as it is. */
export function withoutKinds(text: string): string {
  const rest = text.replaceAll(kinds, ' ');
  return wordsOf(rest).length > 0 ? rest : text;
}
