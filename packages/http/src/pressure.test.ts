import { describe, expect, it } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

describe('a server that is behind', () => {
  const at = (...moments: number[]) => {
    let now = 0;
    const ask = refuseUnderPressure(() => now);
    return moments.map((moment) => {
      now = moment;
      try {
        ask();
        return 'served';
      } catch (error) {
        return (error as { status: number }).status;
      }
    });
  };

  it('serves through one long task', () => {
    expect(at(10_000, 10_300, 10_999)).toEqual(['served', 'served', 'served']);
  });

  it('refuses when the next measurement says the same, and as long as it lasts', () => {
    expect(at(10_000, 11_000, 11_600, 12_400, 13_300)).toEqual(['served', 'served', 503, 503, 503]);
  });

  it('begins anew after a pause', () => {
    expect(at(10_000, 11_600, 20_000, 20_500)).toEqual(['served', 503, 'served', 'served']);
  });
});
