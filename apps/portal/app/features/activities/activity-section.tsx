import { Trans, useLingui } from '@lingui/react/macro';
import { SECTION_TITLES, type ActivitySection } from '@longleaf/rules/activities/sections';
import { IconArrowsSort, IconPencil, IconPlus } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import styles from './activities.module.css';
import { ItemForm } from './item-form.tsx';
import { ItemView, nameOfItem } from './item-view.tsx';
import type { SectionItem } from './section-item.ts';
import { SectionIcon } from './section-icons.tsx';
import { SECTION_WORDS } from './section-words.ts';

interface ActivitySectionProps {
  section: ActivitySection;
  items: readonly SectionItem[];
  /** Id of the item whose form is open here; 0 for a new one, null for none. */
  open: number | null;
  onTouched: (touched: boolean) => void;
  onOpen: (id: number) => void;
  onClose: (savedId?: number) => void;
  onDelete: (item: SectionItem) => void;
  onOrder: () => void;
}

/** Ids by which the focus comes back to where a form was opened. */
export const editButtonId = (section: ActivitySection, id: number) => `edit-${section}-${id}`;
export const addButtonId = (section: ActivitySection) => `add-${section}`;

/** One of the eight sections: its items to read, and the form of one of them in its place. */
export function ActivitySectionPart(props: ActivitySectionProps) {
  const { section, items, open, onTouched, onOpen, onClose, onDelete, onOrder } = props;
  const { i18n } = useLingui();
  const title = SECTION_TITLES[section];
  const words = SECTION_WORDS[section];
  const isEmpty = items.length === 0 && open === null;
  return (
    <section
      id={section}
      className={styles.section}
      aria-labelledby={`${section}-title`}
      data-print={items.length === 0 ? 'no' : undefined}
    >
      <header className={styles.sectionHead}>
        <h2 id={`${section}-title`} tabIndex={-1}>
          <SectionIcon section={section} />
          {title}
        </h2>
        <div className="row row-wrap" data-print="no">
          {items.length > 1 && (
            <Button
              look="quiet"
              size="small"
              icon={<IconArrowsSort size={18} aria-hidden />}
              onClick={onOrder}
            >
              <Trans>
                Order <span className="visually-hidden">{title}</span>
              </Trans>
            </Button>
          )}
          {!isEmpty && (
            <Button
              id={addButtonId(section)}
              look="quiet"
              size="small"
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() => onOpen(0)}
            >
              <Trans>
                Add <span className="visually-hidden">to {title}</span>
              </Trans>
            </Button>
          )}
        </div>
      </header>
      {isEmpty && (
        <div className={styles.empty}>
          <p>
            <strong>{i18n._(words.empty)}</strong>
            <br />
            <span className="soft">{i18n._(words.belongs)}</span>
          </p>
          <Button
            id={addButtonId(section)}
            icon={<IconPlus size={20} aria-hidden />}
            onClick={() => onOpen(0)}
          >
            {i18n._(words.addFirst)}
          </Button>
        </div>
      )}
      {open === 0 && (
        <ItemForm
          section={section}
          id={0}
          name=""
          onTouched={onTouched}
          onClose={onClose}
          onDelete={() => undefined}
        />
      )}
      {items.length > 0 && (
        <ul className="plain-list">
          {items.map((item) => (
            <li key={item.id}>
              {open === item.id && (
                <ItemForm
                  section={section}
                  id={item.id}
                  item={item}
                  name={nameOfItem(section, item)}
                  onTouched={onTouched}
                  onClose={onClose}
                  onDelete={() => onDelete(item)}
                />
              )}
              <div className={open === item.id ? styles.onPaperAlone : undefined}>
                <ItemView
                  section={section}
                  item={item}
                  action={
                    <Button
                      id={editButtonId(section, item.id)}
                      look="quiet"
                      size="small"
                      icon={<IconPencil size={18} aria-hidden />}
                      onClick={() => onOpen(item.id)}
                    >
                      <Trans>
                        Edit <span className="visually-hidden">{nameOfItem(section, item)}</span>
                      </Trans>
                    </Button>
                  }
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
