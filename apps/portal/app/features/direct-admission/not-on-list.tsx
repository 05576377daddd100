import { Trans } from '@lingui/react/macro';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './direct-admission.module.css';

/** ST-175: what one can do next. Whether the name or the number was not found is told to nobody. */
export function NotOnList() {
  return (
    <ResultPanel outcome="partly" title={<Trans>We could not find you on the list</Trans>}>
      <p>
        <Trans>
          That says nothing about your grades. Check the number and the spelling of your name below. You can
          still get in everywhere, the usual way.
        </Trans>
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
              <Trans>Nobody is turned away who has finished high school.</Trans>
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
              <Trans>Start applications in your hub and keep track of them.</Trans>
            </span>
          </span>
          <ButtonLink size="small" to="/apphub">
            <Trans>Open your hub</Trans>
          </ButtonLink>
        </li>
        <li>
          <span>
            <strong>
              <Trans>Ask your counselor</Trans>
            </strong>
            <span className="small soft">
              <Trans>They can ask the state to put the list right.</Trans>
            </span>
          </span>
        </li>
      </ul>
    </ResultPanel>
  );
}
