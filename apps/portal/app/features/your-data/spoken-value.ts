import { dayAndTime } from '../../lib/format.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** 'passwordChangedAt' gives 'Password changed at'. */
export function spokenName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as people read it: moments in Eastern time, lists joined, nothing as 'None'. */
export function spokenValue(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(spokenValue).join('; ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${spokenName(name)}: ${spokenValue(part)}`)
      .join(', ');
  }
  if (typeof value === 'string' && MOMENT.test(value)) {
    return dayAndTime(new Date(value));
  }
  return String(value);
}
