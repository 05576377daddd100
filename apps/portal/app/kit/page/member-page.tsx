import type { ReactNode, Ref } from 'react';
import { useLoaderData } from 'react-router';
import type { Person } from '../../shell/session/person.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { PageFrame } from './page-frame.tsx';

interface MemberPageProps {
  title: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  width?: 'reading' | 'form' | 'full';
  /** Heard while it is not known yet who is signed in. */
  loading: string;
  /** Seen meanwhile, in the shape of the page. */
  skeleton: ReactNode;
  /** The heading, for a page that gives it the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading: what can be done with the whole. */
  tools?: (person: Person) => ReactNode;
  children: (person: Person) => ReactNode;
}

/**
 * A page for the person who is signed in; the server draws it with its skeleton. In the route's module:
 *
 *     export const clientLoader = memberPageData(async () => ({}));
 *     function NotesPage() { return <MemberPage …>{(person) => …}</MemberPage>; }
 *     export default NotesPage;
 *     export { NotesPage as HydrateFallback };
 */
export function MemberPage({ loading, skeleton, tools, children, ...frame }: MemberPageProps) {
  const person = usePerson();
  // As its own skeleton the page shows nothing to type in: that one is taken away for the page itself, with what it holds.
  const hasArrived = useLoaderData<unknown>() !== undefined;
  const owner = hasArrived ? person : null;
  return (
    // The place of the tools is there from the start: the heading, which may have the focus, stays the same one.
    <PageFrame {...frame} tools={tools && <>{owner && tools(owner)}</>}>
      {owner === null ? <Loading label={loading}>{skeleton}</Loading> : children(owner)}
    </PageFrame>
  );
}
