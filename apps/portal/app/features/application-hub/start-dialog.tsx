import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  applicationMessages,
  applicationOperations,
  type ApplyingOrganization,
} from '@longleaf/contract/applications';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATIONS, applyingQuery } from '../../data/applications/applications.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { wholeDate } from '../../lib/format.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './hub.module.css';

type Definition = ApplyingOrganization['definitions'][number];

interface StartDialogProps {
  personId: string;
  /** The college that was chosen before, such as before signing in (ST-071). */
  collegeId: number | undefined;
  onClose: () => void;
  /** Shows an application that is started. */
  onSelect: (id: number) => void;
}

/** Starts an application: ten colleges at a time, by search (MOD-020, CON-130, GAP-134). */
export function StartDialog({ personId, collegeId, onClose, onSelect }: StartDialogProps) {
  const { t } = useLingui();
  const [only, setOnly] = useState(collegeId);
  const [search, setSearch] = useState('');
  const [pageNumber, setPage] = useState(1);
  const query = useQuery(
    applyingQuery(personId, {
      search: search.trim(),
      pageNumber,
      ...(only !== undefined && { organizationId: only }),
    }),
  );
  const { busy, act } = useAct(applicationOperations.startApplication, {
    onDone: async ({ application }) => {
      await refreshOwn(APPLICATIONS);
      onSelect(application.userApplication.id);
    },
  });
  const start = (organization: ApplyingOrganization, { applicationDefinitionId }: Definition) =>
    void act({ body: { applicationDefinitionId } }, t`${organization.name} is in your hub.`);
  return (
    <Dialog opened onClose={onClose} size={560} title={<Trans>Start an application</Trans>}>
      <WordsFor
        parent={
          <p>
            <Trans>This starts one of your own. Your child starts theirs in their own account.</Trans>
          </p>
        }
        educator={
          <p>
            <Trans>This starts one of your own. Students start theirs in their own accounts.</Trans>
          </p>
        }
      />
      {only === undefined && (
        <TextField
          data-autofocus
          label={<Trans>Find a college in North Carolina</Trans>}
          autoComplete="off"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(1);
          }}
        />
      )}
      <Loaded
        query={query}
        loading={t`Loading colleges`}
        skeleton={<Skeleton height={320} />}
        failed={applicationMessages.failed}
      >
        {({ organizations, totalCount, pageSize }) => (
          <>
            <p role="status" className={`small soft ${styles.found}`}>
              {organizations.length === 0 ? (
                only === undefined ? (
                  <Trans>No college in North Carolina has this name.</Trans>
                ) : (
                  <Trans>You cannot apply to this college from here.</Trans>
                )
              ) : (
                <Plural value={totalCount} one="# college" other="# colleges" />
              )}
            </p>
            <ul className={`plain-list ${styles.schools}`}>
              {organizations.map((organization) => (
                <li key={organization.id}>
                  <h3>{organization.name}</h3>
                  <p className="small soft">{organization.city}</p>
                  {organization.definitions.map((definition) => (
                    <Definition
                      key={definition.applicationDefinitionId}
                      definition={definition}
                      of={organization.name}
                      busy={busy}
                      onStart={() => start(organization, definition)}
                      onSelect={onSelect}
                    />
                  ))}
                </li>
              ))}
            </ul>
            {only !== undefined && (
              <Button look="quiet" onClick={() => setOnly(undefined)}>
                <Trans>Choose another college</Trans>
              </Button>
            )}
            {totalCount > pageSize && (
              <div className="row row-apart">
                <Button size="small" disabled={pageNumber === 1} onClick={() => setPage(pageNumber - 1)}>
                  <Trans>Previous ten</Trans>
                </Button>
                <Button
                  size="small"
                  disabled={pageNumber * pageSize >= totalCount}
                  onClick={() => setPage(pageNumber + 1)}
                >
                  <Trans>Next ten</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

interface DefinitionProps {
  definition: Definition;
  /** The college's name. */
  of: string;
  busy: boolean;
  onStart: () => void;
  onSelect: (id: number) => void;
}

function Definition({ definition, of, busy, onStart, onSelect }: DefinitionProps) {
  const { kind, startedId, closed, dates } = definition;
  return (
    <p className="row row-apart row-wrap">
      <span>
        {applicationNames[kind]}
        <span className="small soft">
          {closed === 'date-passed' && (
            <>
              {' '}
              <Trans>Closed since {wholeDate(dates.closesOn ?? '')}</Trans>
            </>
          )}
          {closed === 'not-open-yet' && (
            <>
              {' '}
              <Trans>Opens on {wholeDate(dates.opensOn ?? '')}</Trans>
            </>
          )}
          {closed === null && dates.closesOn !== null && (
            <>
              {' '}
              <Trans>Due {wholeDate(dates.closesOn)}</Trans>
            </>
          )}
        </span>
      </span>
      {startedId === null ? (
        <Button size="small" busy={busy} onClick={onStart}>
          <Trans>Start</Trans>
          <span className="visually-hidden">
            {' '}
            {applicationNames[kind]}, {of}
          </span>
        </Button>
      ) : (
        <Button size="small" look="quiet" onClick={() => onSelect(startedId)}>
          <Trans>Started: show it</Trans>
          <span className="visually-hidden">
            {' '}
            {applicationNames[kind]}, {of}
          </span>
        </Button>
      )}
    </p>
  );
}
