import { ACTIVITY_SECTIONS, type ActivitySection } from '@longleaf/rules/activities/sections';

/** Which form is open, as the address says it: `activities:12`, `projects:new`. It survives a reload and going back. */
export function openedIn(text: string | null): { section: ActivitySection; id: number } | null {
  const [name, id] = (text ?? '').split(':');
  const section = ACTIVITY_SECTIONS.find((one) => one === name);
  if (!section) return null;
  if (id === 'new') return { section, id: 0 };
  return /^[1-9]\d{0,9}$/.test(id ?? '') ? { section, id: Number(id) } : null;
}

/** The text that `openedIn` reads. */
export function openedText(section: ActivitySection, id: number): string {
  return `${section}:${id === 0 ? 'new' : id}`;
}
