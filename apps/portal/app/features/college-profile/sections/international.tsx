import { Trans } from '@lingui/react/macro';
import { useConsiderationWords } from '../blocks/use-consideration-words.ts';
import { considerations } from '../blocks/considerations.ts';
import { AskTheCollege } from '../blocks/ask-the-college.tsx';
import type { SectionProps } from '../blocks/college.ts';
import { FigureList } from '../blocks/figure-list.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { Rows } from '../blocks/rows.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import styles from './layout.module.css';

/** For students from other countries: how many there are, tests, price. */
export function International({ college }: SectionProps) {
  const words = useConsiderationWords();
  const { admissions, studentBody, tuition } = college.figures;
  const tests = considerations(admissions.values, ['considersEnglishTest', 'considersTestScores']);
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="international-students" />
        <section>
          <h3>
            <Trans>Students from other countries</Trans>
          </h3>
          <FigureList college={college} group="studentBody" names={['shareNonresident']} />
          <SourceNote
            college={college}
            groups={['studentBody']}
            missing={studentBody.values.shareNonresident === null}
          >
            <Trans>Share of undergraduates who study here on a visa.</Trans>
          </SourceNote>
        </section>
        <section>
          <h3>
            <Trans>Tests</Trans>
          </h3>
          {tests.length > 0 ? (
            <Rows
              rows={tests.map(({ name, weight }) => ({
                key: name,
                term: words.thing(name),
                fact: words.weight(weight),
              }))}
            />
          ) : (
            <p className={parts.intro}>
              <Trans>Not reported: ask the admissions office which English tests it takes.</Trans>
            </p>
          )}
          <SourceNote college={college} groups={['admissions']} />
        </section>
        <section>
          <h3>
            <Trans>Price</Trans>
          </h3>
          <p className={parts.intro}>
            <Trans>
              Students from other countries pay the out-of-state price and cannot get federal grants or loans.
            </Trans>
          </p>
          <FigureList college={college} group="tuition" names={['tuitionOutOfState']} />
          <SourceNote
            college={college}
            groups={['tuition']}
            missing={tuition.values.tuitionOutOfState === null}
          />
        </section>
      </div>
      <aside className={styles.aside}>
        <AskTheCollege
          college={college}
          why={<Trans>Rules for visas and records differ from college to college.</Trans>}
          questions={[
            { key: 'test', text: <Trans>Which English tests do you take, and what score do I need?</Trans> },
            { key: 'money', text: <Trans>How much money must I show for a visa?</Trans> },
            { key: 'aid', text: <Trans>Are there scholarships for students from other countries?</Trans> },
            { key: 'records', text: <Trans>Who must translate my school records?</Trans> },
          ]}
          page={{ href: college.links.admissions, label: <Trans>Admissions office</Trans> }}
        />
      </aside>
    </div>
  );
}
