import { Trans } from '@lingui/react/macro';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './direct-admission.module.css';

/** ST-175: what one can do next. Whether the name or the number was not found is told to nobody. */
export function NotOnList() {
  return (
    <ResultPanel
      outcome="partly"
      title={
        <WordsFor helper={<Trans>We could not find the student on the list</Trans>}>
          <Trans>We could not find you on the list</Trans>
        </WordsFor>
      }
    >
      <p>
        <WordsFor
          helper={
            <Trans>
              That says nothing about grades. Check the number and the spelling of the name below. A student
              can still get in everywhere, the usual way.
            </Trans>
          }
        >
          <Trans>
            That says nothing about your grades. Check the number and the spelling of your name below. You can
            still get in everywhere, the usual way.
          </Trans>
        </WordsFor>
      </p>
      <h3>
        <Trans>What you can do</Trans>
      </h3>
      <ul className={`plain-list ${styles.next}`}>
        <li>
          <span>
            <strong>
              <Trans>58 community colleges are open to all</Trans>
            </strong>
            <span className="small soft">
              <Trans>Nobody who has finished high school is turned away.</Trans>
            </span>
          </span>
          <ButtonLink size="small" to="/college-search?type=CommunityCollege">
            <Trans>See them</Trans>
          </ButtonLink>
        </li>
        <li>
          <span>
            <strong>
              <Trans>Apply the usual way</Trans>
            </strong>
            <span className="small soft">
              <WordsFor
                helper={<Trans>Students start applications in their own hub and keep track of them.</Trans>}
              >
                <Trans>Start applications in your hub and keep track of them.</Trans>
              </WordsFor>
            </span>
          </span>
          <ButtonLink size="small" to="/apphub">
            <Trans>Open your hub</Trans>
          </ButtonLink>
        </li>
        <li>
          <span>
            <strong>
              <WordsFor helper={<Trans>Ask the school’s counselor</Trans>}>
                <Trans>Ask your counselor</Trans>
              </WordsFor>
            </strong>
            <span className="small soft">
              <Trans>They can ask the state to correct the list.</Trans>
            </span>
          </span>
        </li>
      </ul>
    </ResultPanel>
  );
}
