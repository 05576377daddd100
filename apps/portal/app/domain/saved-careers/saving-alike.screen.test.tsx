import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { SaveProgramButton } from '../saved-programs/save-program-button.tsx';
import { SaveCareerButton } from './save-career-button.tsx';

const NURSE = '29-1141.00';
const NURSING = '51.3801';
const undo = page.getByRole('button', { name: /^Undo/ });

/** The list of careers as the server keeps it. */
function careersKept(kept: string[]) {
  answer(savedCareerOperations.getSavedCareerCodes, () => kept);
  answer(savedCareerOperations.saveCareer, () => {
    const isNew = !kept.includes(NURSE);
    if (isNew) kept.push(NURSE);
    return { occCode: NURSE, isSaved: true as const, isNew, message: 'Saved' };
  });
  answer(savedCareerOperations.deleteSavedCareer, () => {
    kept.length = 0;
    return { occCode: NURSE, isSaved: false as const, removed: true, message: 'Removed' };
  });
  return kept;
}

test('a career is saved at once and can be undone; removing asks first and can be undone (MOD-017)', async () => {
  const kept = careersKept([]);
  await openScreen({ default: () => <SaveCareerButton occCode={NURSE} occTitle="Nurses" /> }, { id: 'data' });
  const save = page.getByRole('button', { name: /Nurses$/ });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await undo.click();
  await expect.poll(() => kept).toEqual([]);
  await expect.element(save).toHaveAttribute('aria-pressed', 'false');

  await save.click();
  await expect.poll(() => kept).toEqual([NURSE]);
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove career' }).click();
  await expect.poll(() => kept).toEqual([]);
  await undo.last().click();
  await expect.poll(() => kept).toEqual([NURSE]);
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
});

test('what was saved before offers no Undo that would take it off', async () => {
  answer(savedCareerOperations.getSavedCareerCodes, []);
  answer(savedCareerOperations.saveCareer, { occCode: NURSE, isSaved: true, isNew: false, message: 'Saved' });
  await openScreen({ default: () => <SaveCareerButton occCode={NURSE} occTitle="Nurses" /> }, { id: 'data' });
  await page.getByRole('button', { name: 'Save Nurses' }).click();
  await expect.element(page.getByRole('status').getByText('Saved').first()).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('a program is saved and removed at once, each with Undo (ST-142)', async () => {
  const kept: string[] = [];
  answer(savedProgramOperations.getSavedProgramIds, () => kept);
  answer(savedProgramOperations.saveProgram, () => {
    kept.push(NURSING);
    return { id: NURSING, isSaved: true, isNew: true, message: 'Program saved successfully.' };
  });
  answer(savedProgramOperations.deleteSavedProgramNamed, () => {
    kept.length = 0;
    return { id: NURSING, isSaved: false as const, removed: true, undo: 'slip', message: 'Removed' };
  });
  const restored = answer(savedProgramOperations.restoreSavedProgram, () => {
    kept.push(NURSING);
    return { id: NURSING, isSaved: true, isNew: true, message: 'Program saved successfully.' };
  });
  await openScreen(
    { default: () => <SaveProgramButton programId={NURSING} title="Nursing" /> },
    { id: 'data' },
  );
  const save = page.getByRole('button', { name: /Nursing$/ });
  await save.click();
  await expect.poll(() => kept).toEqual([NURSING]);
  await undo.click();
  await expect.poll(() => kept).toEqual([]);
  await save.click();
  await expect.poll(() => kept).toEqual([NURSING]);
  await save.click();
  await expect.poll(() => kept).toEqual([]);
  await undo.last().click();
  await expect.poll(() => kept).toEqual([NURSING]);
  expect(restored.map(({ body }) => body.undo)).toEqual(['slip']);
});

test('a program whose way back failed is offered again: it stands where it stood in the slip alone', async () => {
  answer(savedProgramOperations.getSavedProgramIds, [NURSING]);
  answer(savedProgramOperations.deleteSavedProgramNamed, {
    id: NURSING,
    isSaved: false as const,
    removed: true,
    undo: 'slip',
    message: 'Removed',
  });
  refuse(savedProgramOperations.restoreSavedProgram, 500);
  await openScreen(
    { default: () => <SaveProgramButton programId={NURSING} title="Nursing" /> },
    { id: 'data' },
  );
  await page.getByRole('button', { name: /Nursing$/ }).click();
  await undo.click();
  const restored = answer(savedProgramOperations.restoreSavedProgram, {
    id: NURSING,
    isSaved: true,
    isNew: true,
    message: 'Program saved successfully.',
  });
  await undo.click();
  await expect.poll(() => restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test.each([
  [404, { detail: 'There is no program with this id.' }],
  [400, { modelState: { undo: ['This removal cannot be taken back.'] } }],
])('a way back of which the server says %i is not offered again', async (status, problem) => {
  answer(savedProgramOperations.getSavedProgramIds, [NURSING]);
  answer(savedProgramOperations.deleteSavedProgramNamed, {
    id: NURSING,
    isSaved: false as const,
    removed: true,
    undo: 'slip',
    message: 'Removed',
  });
  refuse(savedProgramOperations.restoreSavedProgram, status, problem);
  await openScreen(
    { default: () => <SaveProgramButton programId={NURSING} title="Nursing" /> },
    { id: 'data' },
  );
  await page.getByRole('button', { name: /Nursing$/ }).click();
  await undo.click();
  await expect
    .element(
      page.getByText(status === 404 ? savedProgramMessages.saveFailed : 'This removal cannot be taken back.'),
    )
    .toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('a program that is saved again while its removal is on the way stays saved: no call overtakes another', async () => {
  answer(savedProgramOperations.getSavedProgramIds, [NURSING]);
  const removing = hold(savedProgramOperations.deleteSavedProgramNamed);
  const kept = answer(savedProgramOperations.saveProgram, {
    id: NURSING,
    isSaved: true,
    isNew: true,
    message: 'Program saved successfully.',
  });
  await openScreen(
    { default: () => <SaveProgramButton programId={NURSING} title="Nursing" /> },
    { id: 'data' },
  );
  const button = page.getByRole('button', { name: /Nursing$/ });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.poll(() => removing.received.length).toBe(1);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(kept).toHaveLength(0);
  removing.release({ id: NURSING, isSaved: false, removed: true, undo: 'slip', message: 'Removed' });
  await expect.poll(() => kept.length).toBe(1);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});
