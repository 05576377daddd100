import { Trans, useLingui } from '@lingui/react/macro';
import { type TestDefinition, type TestKind, TESTS } from '@longleaf/rules/test-scores/tests';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Fold } from '../../../kit/page/fold.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addAddress } from '../times.ts';
import styles from './form.module.css';

const ofKind = (kind: TestKind) => TESTS.filter((test) => test.kind === kind);
const ORDER = ['act', 'sat', 'psat', 'ap'];
const COMMON = ofKind('common').toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key));

/** One of 17 tests, without a list of 17: by its name, or by what it is for. */
export function Chooser() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = TESTS.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(wanted));
  return (
    <div>
      <div className={styles.search}>
        <TextField
          type="search"
          label={<Trans>Find a test</Trans>}
          placeholder={t`Name, such as Accuplacer`}
          icon={<IconSearch size={20} aria-hidden />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {wanted !== '' && <Trans>{found.length} of 17 tests</Trans>}
      </p>
      {wanted === '' ? (
        <AllTests />
      ) : found.length === 0 ? (
        <p>
          <Trans>No test is called that. Try a part of its name.</Trans>
        </p>
      ) : (
        <Links tests={found} />
      )}
    </div>
  );
}

function AllTests() {
  return (
    <>
      <h2 className={styles.often}>
        <Trans>Most students add</Trans>
      </h2>
      <ul className={`plain-list ${styles.tiles}`}>
        {COMMON.map(({ key, name, about }) => (
          <li key={key}>
            <Link to={addAddress(key)} className={styles.tile}>
              <strong>{name}</strong> <span className="small soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Folded title={<Trans>Other tests for students</Trans>} kind="other" />
      <Folded title={<Trans>Tests that are no longer given</Trans>} kind="older" />
      <Folded title={<Trans>For graduate school</Trans>} kind="graduate" />
    </>
  );
}

function Folded({ title, kind }: { title: React.ReactNode; kind: TestKind }) {
  const { i18n } = useLingui();
  const tests = ofKind(kind);
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(tests.map(({ name }) => name));
  return (
    <Fold title={title} note={names}>
      <Links tests={tests} />
    </Fold>
  );
}

function Links({ tests }: { tests: readonly TestDefinition[] }) {
  return (
    <ul className={`plain-list ${styles.links}`}>
      {tests.map(({ key, name, about }) => (
        <li key={key}>
          <Link to={addAddress(key)}>
            <strong>{name}</strong> <span className="small soft">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
