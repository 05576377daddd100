import { describe, expect, it } from 'vitest';
import { noActivities, sampleActivities } from '../../../testing/samples/activities.ts';
import { candidatesOf, pickedOf, plainText } from './picked.ts';

const WORDS = {
  hoursAWeek: (hours: string) => `${hours} hours a week`,
  weeksAYear: (weeks: string) => `${weeks} weeks a year`,
};

describe('what goes into other applications', () => {
  it('is everything but awards and people, activities first', () => {
    expect(candidatesOf(sampleActivities).map(({ item }) => item.id)).toEqual([2, 3, 7, 1, 4, 8, 5]);
    expect(candidatesOf(noActivities)).toEqual([]);
  });

  it('is ten at most, the first ones unless the address says which', () => {
    const many = candidatesOf({
      ...noActivities,
      projects: Array.from({ length: 12 }, (_, index) => ({
        ...sampleActivities.projects[0]!,
        id: index + 1,
      })),
    });
    const ids = (text: string | null) => pickedOf(many, text).map(({ item }) => item.id);
    expect(ids(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids('12.3.x.99')).toEqual([3, 12]);
    expect(ids('')).toEqual([]);
    expect(ids('1.2.3.4.5.6.7.8.9.10.11.12')).toHaveLength(10);
  });

  it('is copied with hours and weeks where they are known', () => {
    const [band, , leader] = candidatesOf(sampleActivities);
    expect(plainText(band!, 'Led five', WORDS)).toBe(
      'Marching band, clarinet (Activities)\n9 hours a week\n22 weeks a year\nLed five',
    );
    expect(plainText(leader!, '', WORDS)).toBe('Clarinet section leader (Leadership)');
  });
});
