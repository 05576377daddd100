import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('the setting METRO_AREAS (GAP-028)', () => {
  it('names the five metropolitan areas unless stated, in its own order when it is', () => {
    expect(readSettings({}).METRO_AREAS).toEqual(['16740', '39580', '20500', '24660', '49180']);
    expect(readSettings({ METRO_AREAS: '11700, 48900' }).METRO_AREAS).toEqual(['11700', '48900']);
  });

  it.each(['', 'Asheville', '11700;48900', '1170'])('is not %j', (METRO_AREAS) => {
    expect(() => readSettings({ METRO_AREAS })).toThrow(SettingsError);
    expect(() => readSettings({ METRO_AREAS })).toThrow('METRO_AREAS');
  });
});
