import { activityInPlainWords } from './activity-words.ts';
import type { EntryEducation } from './education.ts';
import { groupWork } from './job-groups.ts';
import { knowledgeInPlainWords } from './knowledge-words.ts';
import { listed } from './listed.ts';
import { standingOut } from './standing-out.ts';
import type { Measured } from './standing-out.ts';
import { settingsInPlainWords } from './surroundings.ts';
import { toolInPlainWords } from './tool-words.ts';
import { workValueInPlainWords } from './work-values.ts';

/** What a description is made from. Where nothing was measured a list is empty. */
export interface DescribedOccupation {
  readonly title: string;
  /** O*NET-SOC code, '29-1141.00'. */
  readonly code: string;
  readonly entryEducation: EntryEducation | null;
  /** Importance of work activities, from 1 to 5. */
  readonly activities: readonly Measured[];
  /** Answers about the people and the place of work, from 1 to 5. */
  readonly context: readonly Measured[];
  /** Importance of fields of knowledge, from 1 to 5. */
  readonly knowledge: readonly Measured[];
  /** How far the work fulfils each work value, from 1 to 7. */
  readonly values: readonly Measured[];
  /** Names of tools, and of the computer programs that tell one job from another; the most usual first. */
  readonly tools: readonly string[];
  readonly programs: readonly string[];
}

const byEducation: Readonly<Record<EntryEducation, string>> = {
  none: 'You can usually start without a diploma.',
  highSchool: 'You usually need a high school diploma to start.',
  someCollege: 'You usually need some college to start.',
  postsecondaryAward: 'You usually need a certificate after high school to start.',
  associate: 'You usually need an associate degree to start.',
  bachelor: "You usually need a bachelor's degree to start.",
  master: "You usually need a master's degree to start.",
  doctoralOrProfessional: 'You usually need a doctoral or professional degree to start.',
};

/** How many things one sentence names. */
const named = 3;
const toolsNamed = 2;
const valuesNamed = 2;
/** From here on, of 7, a job fulfils a work value more than half. */
const fulfilled = 5;
const military = /^55-/;
const gathersOthers = /, All Other$/i;

/**
 * Describes an occupation in plain sentences of our own, made from its facts alone: what one does, with whom and where, with
 * what, and what one knows. Only what stands out against all occupations is said; empty where no facts are known.
 */
export function describeOccupation(occupation: DescribedOccupation): string {
  const sentences = [
    work(occupation),
    activities(occupation),
    surroundings(occupation),
    tools(occupation),
    knowledge(occupation),
    values(occupation),
    gathering(occupation),
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? '' : [...sentences, preparation(occupation)].join(' ').trim();
}

function work({ title, code }: DescribedOccupation): string {
  const does = gathersOthers.test(title) ? undefined : groupWork(code);
  return does === undefined ? '' : `You ${does}.`;
}

function activities(occupation: DescribedOccupation): string {
  const words = activityWords(occupation.activities);
  if (words.length === 0) return '';
  return work(occupation) === '' ? `You ${listed(words)}.` : `In this work you ${listed(words)}.`;
}

/** What one does in a job or in several, in up to three phrases that read on after 'you'. */
export function activityWords(measures: readonly Measured[]): readonly string[] {
  return standingOut(measures)
    .flatMap((element) => activityInPlainWords(element) ?? [])
    .slice(0, named);
}

/** What one knows in a job or in several, in up to three phrases that read on after 'about'. */
export function knowledgeWords(measures: readonly Measured[]): readonly string[] {
  return standingOut(measures)
    .flatMap((element) => knowledgeInPlainWords(element) ?? [])
    .slice(0, named);
}

function surroundings({ context }: DescribedOccupation): string {
  const words = settingsInPlainWords(context).slice(0, named);
  return words.length === 0 ? '' : `You ${listed(words)}.`;
}

function tools(occupation: DescribedOccupation): string {
  const things = occupation.tools.flatMap((name) => toolInPlainWords(name) ?? []).slice(0, toolsNamed);
  const programs = occupation.programs.slice(0, toolsNamed);
  if (things.length === 0)
    return programs.length === 0 ? '' : `You may use computer programs such as ${listed(programs)}.`;
  return programs.length === 0
    ? `You may use ${listed(things)}.`
    : `You may use ${listed(things)}, and computer programs such as ${listed(programs)}.`;
}

function knowledge(occupation: DescribedOccupation): string {
  const fields = knowledgeWords(occupation.knowledge);
  return fields.length === 0 ? '' : `You need to know about ${listed(fields)}.`;
}

function values(occupation: DescribedOccupation): string {
  const wants = standingOut(occupation.values, fulfilled)
    .flatMap((element) => workValueInPlainWords(element) ?? [])
    .slice(0, valuesNamed);
  return wants.length === 0 ? '' : `It can suit people who want ${listed(wants)}.`;
}

function gathering({ title }: DescribedOccupation): string {
  return gathersOthers.test(title) ? 'This title stands for jobs that have no title of their own.' : '';
}

function preparation({ code, entryEducation }: DescribedOccupation): string {
  if (entryEducation !== null) return byEducation[entryEducation];
  return military.test(code) ? 'The armed forces train their own people.' : '';
}
