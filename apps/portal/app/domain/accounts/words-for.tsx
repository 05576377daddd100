import { Trans } from '@lingui/react/macro';
import type { Audience } from '@longleaf/rules/accounts/audience';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/settings.ts';
import { useAudience } from './use-audience.ts';
import { Message } from '../../ui/message.tsx';
import styles from './words-for.module.css';

/** Words of their own for whoever is not at school: `helper` for parents and educators alike, `finished` for adults and college students. */
interface WordsOfReaders {
  parent?: ReactNode;
  educator?: ReactNode;
  helper?: ReactNode;
  finished?: ReactNode;
}

const GUIDES: Partial<Readonly<Record<Audience, { path: string; name: ReactNode }>>> = {
  parent: {
    path: '/plan-your-future/help-your-child',
    name: <Trans>How to help your child</Trans>,
  },
  educator: {
    path: '/plan-your-future/use-this-site-with-a-class',
    name: <Trans>How to use this site with a class</Trans>,
  },
  college: {
    path: '/apply-to-college/transfer-from-community-college',
    name: <Trans>How to transfer from a community college</Trans>,
  },
  adult: {
    path: '/plan-your-future/go-back-to-college',
    name: <Trans>How to go back to college</Trans>,
  },
};

/** The words of whoever reads, where a screen has some for them; else those for students. */
export function WordsFor({ children, ...words }: WordsOfReaders & { children?: ReactNode }) {
  return <>{wordsOf(words, useAudience()) ?? children}</>;
}

/** What a screen that is made for students is to whoever reads, and the guide that leads them on; nothing for others. */
export function NoteFor(words: WordsOfReaders) {
  const audience = useAudience();
  const { contentUrl } = useSettings();
  const own = wordsOf(words, audience);
  const guide = GUIDES[audience];
  if (own === undefined) return null;
  return (
    <div className={styles.note} data-print="no">
      <Message kind="info">
        <p>{own}</p>
        {guide && contentUrl !== null && (
          <p>
            <a href={contentUrl + guide.path}>{guide.name}</a>
          </p>
        )}
      </Message>
    </div>
  );
}

function wordsOf({ parent, educator, helper, finished }: WordsOfReaders, audience: Audience): ReactNode {
  if (audience === 'parent') return parent ?? helper;
  if (audience === 'educator') return educator ?? helper;
  return audience === 'adult' || audience === 'college' ? finished : undefined;
}
