import type { ReactNode, Ref } from 'react';
import { useLoaderData } from 'react-router';
import type { Person } from '../../shell/session/person.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { PageFrame } from './page-frame.tsx';

interface MemberPageProps {
  title: ReactNode;
  lead?: ReactNode;
  width?: 'reading' | 'form' | 'full';
  /** Heard while it is not known yet who is signed in. */
  loading: string;
  /** Seen meanwhile, in the shape of the page. */
  skeleton: ReactNode;
  /** The heading, for a page that gives it the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
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
export function MemberPage({ loading, skeleton, children, ...frame }: MemberPageProps) {
  const person = usePerson();
  // As its own skeleton the page shows nothing to type in: that one is taken away for the page itself, with what it holds.
  const hasArrived = useLoaderData<unknown>() !== undefined;
  return (
    <PageFrame {...frame}>
      {person === null || !hasArrived ? <Loading label={loading}>{skeleton}</Loading> : children(person)}
    </PageFrame>
  );
}
