import { Trans } from '@lingui/react/macro';
import type { College } from './college.ts';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import styles from './blocks.module.css';

interface AskTheCollegeProps {
  college: College;
  /** Why there is nothing to show. */
  why: React.ReactNode;
  questions: readonly { key: string; text: React.ReactNode }[];
  /** The college's own page for this subject; its front page is offered where there is none. */
  page?: { href: string | null; label: React.ReactNode };
}

/** Where no public source exists: good questions, and the college's own pages. */
export function AskTheCollege({ college, why, questions, page }: AskTheCollegeProps) {
  const { shortName, website } = college;
  return (
    <section className={`sunk ${styles.ask}`}>
      <h3>
        <Trans>Ask {shortName}</Trans>
      </h3>
      <p className={styles.intro}>{why}</p>
      <ul>
        {questions.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p className={styles.links}>
        {page?.href && <OutwardLink href={page.href}>{page.label}</OutwardLink>}
        {website && (
          <OutwardLink href={website}>
            <Trans>Website of {shortName}</Trans>
          </OutwardLink>
        )}
        {college.phone !== null && (
          <a href={`tel:+1${college.phone.replaceAll(/\D/g, '')}`}>{phone(college.phone)}</a>
        )}
      </p>
    </section>
  );
}

/** '8282516600' gives '828-251-6600'; anything longer stays as it is. */
function phone(digits: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : digits;
}
