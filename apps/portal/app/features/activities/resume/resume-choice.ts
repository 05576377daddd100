import type { ActivitySection } from '@longleaf/rules/activities/sections';

/** In which order a résumé shows the sections; people who can speak for somebody come last. */
export const RESUME_ORDER = [
  'experiences',
  'activities',
  'leadershipExperiences',
  'awardsDistinctions',
  'communityServices',
  'projects',
  'healthActivities',
  'networking',
] as const satisfies readonly ActivitySection[];

export const CONTACTS = ['email', 'phone', 'town'] as const;
export type Contact = (typeof CONTACTS)[number];

/** What a résumé shows, as the address says it: it survives a reload, going back, and being sent to oneself. */
export interface ResumeChoice {
  layout: 'classic' | 'columns';
  /** Items that are left out. */
  without: readonly number[];
  /** Sections that are left out whole. */
  skips: readonly ActivitySection[];
  contacts: readonly Contact[];
}

const USUAL_CONTACTS: readonly Contact[] = ['email', 'town'];
/** Other people's names and addresses go out only when that is asked for. */
const USUAL_SKIPS: readonly ActivitySection[] = ['networking'];

/** Reads a choice; what is unknown in it is left out, what is missing is as usual. */
export function resumeChoiceIn(address: URLSearchParams): ResumeChoice {
  const list = (name: string) => address.get(name)?.split('.');
  const skips = list('skips');
  const contacts = list('contacts');
  return {
    layout: address.get('layout') === 'columns' ? 'columns' : 'classic',
    without: (list('without') ?? []).filter((id) => /^\d{1,10}$/.test(id)).map(Number),
    skips: skips ? RESUME_ORDER.filter((section) => skips.includes(section)) : USUAL_SKIPS,
    contacts: contacts ? CONTACTS.filter((contact) => contacts.includes(contact)) : USUAL_CONTACTS,
  };
}

/** The address of a choice; what is as usual is left out of it. */
export function resumeAddress({ layout, without, skips, contacts }: ResumeChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (layout !== 'classic') address.set('layout', layout);
  if (without.length > 0) address.set('without', without.join('.'));
  if (!isSame(skips, USUAL_SKIPS)) address.set('skips', skips.join('.'));
  if (!isSame(contacts, USUAL_CONTACTS)) address.set('contacts', contacts.join('.'));
  return address;
}

/** A list without a value, or with it at its end. */
export function switched<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
