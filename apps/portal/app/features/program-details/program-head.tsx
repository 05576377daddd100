import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { Link } from 'react-router';
import { Head } from '../../domain/explore/head.tsx';
import { majorFamily, majorName } from '../../domain/explore/major-name.ts';
import { SaveProgramButton } from '../../domain/saved-programs/save-program-button.tsx';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { schoolsAddress } from '../../domain/programs/program-addresses.ts';
import { StatePicture } from './state-picture.tsx';

/** What the program is called and about, and what can be done with it. */
export function ProgramHead({ program }: { program: ProgramDetails }) {
  const { t } = useLingui();
  const { id, cipCode, title, description, family, group, cluster, schools } = program;
  const inFamily = family.title === group.title ? family.title : t`${family.title}: ${group.title}`;
  return (
    <Head
      eyebrow={
        cluster === null ? (
          family.title
        ) : (
          <Link to={`/programsMajors?searchType=cluster&searchId=${cluster.code}`}>{cluster.name}</Link>
        )
      }
      title={majorName(title)}
      description={description}
      note={
        <Trans>
          {inFamily}. CIP code {cipCode}.
        </Trans>
      }
      actionsLabel={t`Colleges, and saving this program`}
      actions={
        <>
          {schools.totalCount > 0 && (
            <ButtonLink look="main" to={`/college-search?major=${majorFamily(cipCode)}`}>
              <Trans>Find colleges for this major</Trans>
            </ButtonLink>
          )}
          <SaveProgramButton programId={id} title={majorName(title)} look="outlined" />
          <KeepMenu />
          {schools.totalCount > 0 && (
            <Link to={schoolsAddress(id)} className="strong-link">
              <Trans>Schools by level</Trans>
            </Link>
          )}
        </>
      }
      picture={<StatePicture program={program} />}
    />
  );
}
