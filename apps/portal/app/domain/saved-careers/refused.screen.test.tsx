import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { getRecruited, stopRecruiting } from '../../data/recruiting/recruiting.ts';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { answer, refuse } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { SaveCareerButton } from './save-career-button.tsx';

const told = (text: string) => page.getByRole('status').getByText(text).first();

test('a career that the server refuses to save is not marked, and that is said (MSG-035)', async () => {
  answer(savedCareerOperations.getSavedCareerCodes, []);
  refuse(savedCareerOperations.saveCareer, 500);
  await openScreen(
    { default: () => <SaveCareerButton occCode="29-1141.00" occTitle="Registered Nurses" /> },
    { id: 'data' },
  );
  await page.getByRole('button', { name: 'Save Registered Nurses' }).click();
  await expect.element(told('There was a problem saving the career. Please try again later.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Save Registered Nurses' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('removals that are refused say so in the words of the specification (MSG-035, MSG-047)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data' });
  answer(savedCareerOperations.getSavedCareerCodes, ['29-1141.00']);
  answer(savedProgramOperations.getSavedProgramIds, ['51.3801']);
  refuse(savedCareerOperations.deleteSavedCareer, 500);
  refuse(savedProgramOperations.deleteSavedProgramNamed, 500);
  await savedCareers.remove('29-1141.00');
  await savedPrograms.remove('51.3801');
  await expect
    .element(told('There was a problem removing the career. Please try again later.'))
    .toBeVisible();
  await expect.element(told('An error occurred while processing your request.')).toBeVisible();
});

test('a request to be recruited that is refused says so, asked or taken back (MSG-023)', async () => {
  await openScreen({ default: () => <h1>Here</h1> }, { id: 'data' });
  answer(recruitingOperations.getRecruiterIds, []);
  refuse(recruitingOperations.addRecruiter, 500);
  refuse(recruitingOperations.removeRecruiter, 500);
  expect(await getRecruited(199120, ['name'])).toBe(false);
  expect(await stopRecruiting(199120)).toBe(false);
  await expect.element(told('There was an error saving the request.')).toBeVisible();
  expect(
    page.getByRole('status').getByText('There was an error saving the request.').elements(),
  ).toHaveLength(2);
});
