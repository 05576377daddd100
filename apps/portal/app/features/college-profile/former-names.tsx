import { Trans } from '@lingui/react/macro';
import type { College } from './blocks/college.ts';

/** By which names people may know a college: those it had, and those of colleges that became part of it. */
export function FormerNames({ names }: { names: College['formerNames'] }) {
  const named = (parts: boolean) =>
    names
      .filter(({ becamePart }) => becamePart === parts)
      .map(({ name }) => name)
      .join(', ');
  const [own, parts] = [named(false), named(true)];
  return (
    <>
      {own !== '' && (
        <p className="small soft">
          <Trans>Formerly {own}</Trans>
        </p>
      )}
      {parts !== '' && (
        <p className="small soft">
          <Trans>{parts} became part of it</Trans>
        </p>
      )}
    </>
  );
}
