import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityLists } from '@longleaf/contract/activities';
import { SECTION_TITLES } from '@longleaf/rules/activities/sections';
import { FieldGroup } from '../../../kit/fields/field-group.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { nameOfItem } from '../item-view.tsx';
import { itemsOf } from '../section-item.ts';
import { CONTACTS, RESUME_ORDER, type ResumeChoice, switched } from './resume-choice.ts';
import styles from './resume.module.css';

interface ResumeChoicesProps {
  lists: ActivityLists;
  choice: ResumeChoice;
  onChoice: (choice: ResumeChoice) => void;
}

/** What is on the résumé and how it looks; each press is seen on the paper beside it. */
export function ResumeChoices({ lists, choice, onChoice }: ResumeChoicesProps) {
  const { t } = useLingui();
  const contactWords = { email: t`Email`, phone: t`Phone`, town: t`Town` };
  return (
    <div className={styles.choices} data-print="no">
      <FieldGroup legend={<Trans>Layout</Trans>}>
        <Segmented
          label={t`Layout`}
          value={choice.layout}
          options={[
            { value: 'classic', content: <Trans>One column</Trans> },
            { value: 'columns', content: <Trans>Two columns</Trans> },
          ]}
          onValue={(layout) => onChoice({ ...choice, layout: layout === 'columns' ? 'columns' : 'classic' })}
        />
      </FieldGroup>
      <FieldGroup legend={<Trans>How to reach you</Trans>} help={<Trans>From your profile.</Trans>}>
        {CONTACTS.map((contact) => (
          <CheckBox
            key={contact}
            checked={choice.contacts.includes(contact)}
            onChange={() => onChoice({ ...choice, contacts: switched(choice.contacts, contact) })}
          >
            {contactWords[contact]}
          </CheckBox>
        ))}
      </FieldGroup>
      {RESUME_ORDER.filter((section) => lists[section].length > 0).map((section) => {
        const isIn = !choice.skips.includes(section);
        return (
          <FieldGroup key={section} legend={SECTION_TITLES[section]}>
            <CheckBox
              checked={isIn}
              onChange={() => onChoice({ ...choice, skips: switched(choice.skips, section) })}
            >
              <strong>
                <Trans>
                  Show this section <span className="visually-hidden">({SECTION_TITLES[section]})</span>
                </Trans>
              </strong>
            </CheckBox>
            {isIn &&
              itemsOf(lists, section).map((item) => (
                <CheckBox
                  key={item.id}
                  checked={!choice.without.includes(item.id)}
                  onChange={() => onChoice({ ...choice, without: switched(choice.without, item.id) })}
                >
                  {nameOfItem(section, item)}
                </CheckBox>
              ))}
          </FieldGroup>
        );
      })}
    </div>
  );
}
