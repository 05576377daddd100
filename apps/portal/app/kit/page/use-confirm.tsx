import { type ReactNode, useState } from 'react';
import { ConfirmLater } from '../../ui/confirm-later.tsx';

interface Question {
  /** One question. */
  title: ReactNode;
  /** What the main button does: "Remove college". */
  confirmLabel: ReactNode;
  /** What the way out is called, where 'Cancel' would read as the main button does. */
  cancelLabel?: ReactNode;
  /** Whether something that was kept is gone afterwards. */
  danger?: boolean;
  children?: ReactNode;
}

type Asked = Question & { answer: (yes: boolean) => void };

/**
 * Asks before something is done that cannot be taken back.
 * @returns what is put in the page, and the question: `if (await ask({ … })) remove();`
 */
export function useConfirm(): { question: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const answer = (yes: boolean) => {
    setOpened(false);
    asked?.answer(yes);
  };
  return {
    question: asked && (
      <ConfirmLater
        opened={opened}
        title={asked.title}
        confirmLabel={asked.confirmLabel}
        cancelLabel={asked.cancelLabel}
        danger={asked.danger}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked.children}
      </ConfirmLater>
    ),
    ask: (question) =>
      new Promise((resolve) => {
        setAsked({ ...question, answer: resolve });
        setOpened(true);
      }),
  };
}
