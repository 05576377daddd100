import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AddressModal } from '../domain/addresses/address-modal.tsx';
import { SaveCareerButton } from '../domain/saved-careers/save-career-button.tsx';
import { SaveSearchDialog } from '../domain/saved-searches/save-search-dialog.tsx';
import { SavedSearchesDialog } from '../domain/saved-searches/saved-searches-dialog.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { useConfirm } from '../kit/page/use-confirm.tsx';
import IdleWarning from '../shell/idle/idle-warning.tsx';
import { answer } from './calls.ts';
import { openScreen } from './open-screen.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ConfirmLater } from '../ui/confirm-later.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Window } from '../ui/window.tsx';

/** What each window was called when it was put into the document, before anything was painted. */
let firstNames: string[] = [];
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLElement)) continue;
    const inside = node.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], dialog');
    for (const dialog of [...(node.matches('[role=dialog]') ? [node] : []), ...inside])
      firstNames.push(nameOf(dialog));
  }
});

function nameOf(dialog: HTMLElement): string {
  const named = dialog.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (words || dialog.getAttribute('aria-label')) ?? '';
}

beforeEach(() => {
  firstNames = [];
  watch.observe(document.documentElement, { childList: true, subtree: true });
});
afterEach(() => watch.disconnect());

function Asking() {
  const { question, ask } = useConfirm();
  return (
    <>
      <button type="button" onClick={() => void ask({ title: 'Remove it?', confirmLabel: 'Remove' })}>
        Open
      </button>
      {question}
    </>
  );
}

/** A button that opens what is given. */
function opener(Opened: ComponentType<{ opened: boolean; onClose: () => void }>) {
  return function Opener() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        <Opened opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  };
}

const unknownAddress = {
  key: 'mailAddress',
  typed: EMPTY_ADDRESS,
  provided: EMPTY_ADDRESS,
  needsChoice: true,
  problems: [],
  suggestions: [],
};
const question = { title: 'Remove it?', confirmLabel: 'Remove', onConfirm: () => {} };
const WINDOWS: readonly (readonly [string, ComponentType, string])[] = [
  ['a dialog', opener((it) => <Dialog {...it} title="Tips" />), 'Tips'],
  ['a drawer', opener((it) => <Window {...it} place="side" width={400} title="Filters" />), 'Filters'],
  [
    'a question',
    opener(({ opened, onClose }) => <ConfirmDialog {...question} opened={opened} onCancel={onClose} />),
    'Remove it?',
  ],
  [
    'a question whose code comes later',
    opener(({ opened, onClose }) => <ConfirmLater {...question} opened={opened} onCancel={onClose} />),
    'Remove it?',
  ],
  ['what a screen asks', Asking, 'Remove it?'],
  [
    'saving a search',
    opener((it) => <SaveSearchDialog {...it} suggestName={() => 'Near'} writeSearch={() => '{}'} />),
    'Save this search',
  ],
  ['kept searches', opener((it) => <SavedSearchesDialog {...it} onOpen={() => true} />), 'Saved searches'],
  [
    'the window of an address',
    opener(({ opened, onClose }) => (
      <AddressModal
        checked={opened ? [unknownAddress] : []}
        nameOf={(key) => key}
        start={{}}
        onStop={onClose}
        onSave={onClose}
      />
    )),
    'Is this your address?',
  ],
  [
    'the idle warning',
    opener(
      ({ opened }) =>
        opened && <IdleWarning secondsLeft={120} clocks={{ idleSeconds: 1800, countdownSeconds: 120 }} />,
    ),
    'Are you still there?',
  ],
];

test.each(WINDOWS)('%s has its name from the first moment it is in the document', async (_, screen, name) => {
  answer(savedSearchOperations.loadSavedSearches, []);
  await openScreen({ default: screen }, { id: 'data' });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  expect(firstNames).toEqual([name]);
});

test('so have the question of a save button and the one about leaving', async () => {
  answer(savedCareerOperations.getSavedCareerCodes, ['29-1141.00']);
  answer(recruitingOperations.getRecruiterIds, []);
  const Typing = () => (
    <>
      <SaveCareerButton occCode="29-1141.00" occTitle="Registered Nurses" />
      <LeaveGuard when />
    </>
  );
  const { router } = await openScreen({ default: Typing }, { id: 'data' });
  await page.getByRole('button', { name: 'Saved Registered Nurses' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  void router.navigate('/college-search');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(firstNames).toEqual(['Remove Registered Nurses from your saved careers?', 'Leave without saving?']);
});
