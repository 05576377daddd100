import { useLingui } from '@lingui/react/macro';
import type { AssessmentQuestion } from '@longleaf/contract/assessments';
import { COLUMNS, type GridPlace, PLACES, ROWS } from '@longleaf/rules/assessments/work-values-sorter/places';
import { useState } from 'react';
import type { QuestionViewProps } from '../registry.ts';

export interface Sorting {
  /** The cards that wait, the front one first. */
  waiting: readonly AssessmentQuestion[];
  /** The card in a place. */
  cardAt: (place: GridPlace) => AssessmentQuestion | undefined;
  /** The places of a column from the top. */
  columns: readonly { name: string; places: readonly GridPlace[]; filled: number }[];
  /** What just happened, for who cannot see it. */
  said: string;
  /**
   * Puts the front card there, or takes the card there back (ST-198, ST-199). While a save is on its way the next one waits
   * for it (ST-201), not the person; only the card that was just put stays until then, for a press is easily made twice.
   */
  press: (place: GridPlace) => void;
  /** Moves the front card to the back (ST-200). */
  skip: () => void;
}

/** Cards put into the places of a grid, each in one place, and each place with one card. */
export function useSorting({ questions, answerOf, give, isSaving }: QuestionViewProps): Sorting {
  const { t } = useLingui();
  const [order, setOrder] = useState<readonly number[]>(() => questions.map(({ id }) => id));
  const [said, setSaid] = useState('');
  const [justPut, setJustPut] = useState<number>();

  const cards = new Map<string, AssessmentQuestion>();
  for (const question of questions) {
    const place = answerOf(question.id);
    // Of two that came to one place from two devices one lies in it; the other waits.
    if (place !== null && !cards.has(place)) cards.set(place, question);
  }
  const placed = new Set([...cards.values()].map(({ id }) => id));
  const waiting = order.flatMap((id) => {
    const question = questions.find((one) => one.id === id);
    return question && !placed.has(id) ? [question] : [];
  });
  const cardAt = ({ value }: GridPlace) => cards.get(value);
  const columns = COLUMNS.map(({ name }, column) => {
    const places = PLACES.filter((place) => place.column === column);
    return { name, places, filled: places.filter(cardAt).length };
  });

  const press = (place: GridPlace) => {
    const { name, column } = place;
    const card = cardAt(place);
    if (isSaving && card && card.id === justPut) return;
    const [front, next] = waiting;
    const filled = columns[column]?.filled ?? 0;
    if (card) {
      setOrder([card.id, ...order.filter((id) => id !== card.id)]);
      give(card, null);
      setSaid(t`Taken back: ${card.name}. It is the next card.`);
    } else if (front) {
      give(front, place.value);
      setJustPut(front.id);
      const after = filled + 1;
      setSaid(
        next
          ? t`Placed in ${name}, ${after} of ${ROWS}. Next card: ${next.name}`
          : t`Placed in ${name}, ${after} of ${ROWS}. All cards are placed.`,
      );
    } else setSaid(t`All cards are placed.`);
  };
  const skip = () => {
    const [front, next] = waiting;
    if (!front || !next) return setSaid(t`No other card waits.`);
    setOrder([...order.filter((id) => id !== front.id), front.id]);
    setSaid(t`Skipped. Next card: ${next.name}`);
  };
  return { waiting, cardAt, columns, said, press, skip };
}
