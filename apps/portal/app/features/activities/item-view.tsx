import { useLingui } from '@lingui/react/macro';
import { type ItemValues, numbersOf, textOf } from '@longleaf/rules/activities/item-values';
import { PROJECT_SKILLS, PROJECT_SUBJECTS } from '@longleaf/rules/activities/project-lists';
import { type ActivitySection, SECTION_SHAPES } from '@longleaf/rules/activities/sections';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import styles from './activities.module.css';
import { useItemFacts } from './item-facts.tsx';
import { ItemWhen } from './item-when.tsx';

interface ItemViewProps {
  section: ActivitySection;
  item: ItemValues;
  /** What can be done with it. */
  action?: ReactNode;
}

/** What an item is called. */
export function nameOfItem(section: ActivitySection, item: ItemValues): string {
  return textOf(item, SECTION_SHAPES[section].name);
}

/** An item to read: when at its side, name, facts, and what was written. */
export function ItemView({ section, item, action }: ItemViewProps) {
  const facts = useItemFacts(section, item);
  const description = ['expDesc', 'actDesc', 'description'].map((field) => textOf(item, field)).join('');
  const reflection = textOf(item, 'reflection');
  return (
    <div className={styles.item}>
      <p className={styles.when}>
        <ItemWhen section={section} item={item} />
      </p>
      <div className={styles.what}>
        <h3>{nameOfItem(section, item)}</h3>
        {facts.length > 0 && <p className="small soft">{facts.join(', ')}</p>}
        {description && <p className={styles.text}>{description}</p>}
        {reflection && <blockquote className={styles.quote}>{reflection}</blockquote>}
        {section === 'projects' && <ProjectTags item={item} />}
      </div>
      {action && (
        <div className={styles.action} data-print="no">
          {action}
        </div>
      )}
    </div>
  );
}

function ProjectTags({ item }: { item: ItemValues }) {
  const { t } = useLingui();
  const [subjects, skills] = [numbersOf(item, 'subjects'), numbersOf(item, 'skills')];
  const tags = (
    label: string,
    chosen: readonly number[],
    all: typeof PROJECT_SKILLS,
    tone: 'good' | 'neutral',
  ) =>
    chosen.length > 0 && (
      <span className={styles.tags}>
        <span className="small soft">{label}</span>
        {all
          .filter(({ id }) => chosen.includes(id))
          .map((one) => (
            <Tag key={one.id} tone={tone}>
              {one.label}
            </Tag>
          ))}
      </span>
    );
  return (
    <div className={styles.tagRows}>
      {tags(t`Subjects`, subjects, PROJECT_SUBJECTS, 'neutral')}
      {tags(t`Skills`, skills, PROJECT_SKILLS, 'good')}
    </div>
  );
}
