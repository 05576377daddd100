import { Trans } from '@lingui/react/macro';
import type { SavedProgram } from '@longleaf/contract/saved-programs';
import { IconTrash } from '@tabler/icons-react';
import { ProgramResult } from '../../domain/programs/program-result.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './saved-programs.module.css';

interface SavedRowProps {
  saved: SavedProgram;
  onRemove: () => void;
}

/** A saved program as a card. Its name alone once it left the list of programs. */
export function SavedRow({ saved, onRemove }: SavedRowProps) {
  const remove = (
    <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
      <Trans>
        Remove <span className="visually-hidden">{saved.title}</span>
      </Trans>
    </Button>
  );
  if (saved.program) return <ProgramResult program={saved.program} actions={remove} since={saved.since} />;
  return (
    <div className={`card row row-apart row-wrap ${styles.gone}`}>
      <p>
        <strong>{saved.title}</strong> <Trans>This program is no longer in our list of programs.</Trans>
      </p>
      {remove}
    </div>
  );
}
