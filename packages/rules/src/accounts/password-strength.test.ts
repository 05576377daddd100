import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';
import { complainAboutPassword } from './passwords.ts';

const context = { userName: 'maya_torres', characters: 'any' } as const;
const ORDER = ['refused', 'fair', 'good', 'strong'];

describe('how strong a password is', () => {
  it.each([
    ['', 'refused'],
    ['short', 'refused'],
    ['password1', 'refused'],
    ['my_maya_torres_x', 'refused'],
    ['rivermoss', 'fair'],
    ['river_moss1', 'good'],
    ['rivermossfern', 'good'],
    ['river_moss_fern_42', 'strong'],
  ])('%j is %s', (password, strength) => expect(passwordStrength(password, context)).toBe(strength));

  it('is refused exactly when the rules refuse it, and never less for being longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (password) => {
        const strength = passwordStrength(password, context);
        expect(strength === 'refused').toBe(complainAboutPassword(password, context) !== undefined);
        const longer = `${password}ß`;
        if (strength === 'refused' || passwordStrength(longer, context) === 'refused') return;
        expect(ORDER.indexOf(passwordStrength(longer, context))).toBeGreaterThanOrEqual(
          ORDER.indexOf(strength),
        );
      }),
    );
  });
});
