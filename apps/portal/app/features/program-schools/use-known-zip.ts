import { createClient } from '@longleaf/contract/client';
import { profileOperations, type UserProfile } from '@longleaf/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { useSearchOfTab } from '../../shell/last-search.ts';
import { browserApi } from '../../shell/session/api.ts';
import { usePerson } from '../../shell/session/session.ts';
import { readZip, zipOfSearch } from './question.ts';

/** Where the reader is, as far as they told: the ZIP code of their last college search, else that of their profile. */
export function useKnownZip(): string | null {
  const searched = zipOfSearch(useSearchOfTab());
  const person = usePerson();
  const { data } = useQuery({
    queryKey: ofPerson(person?.id ?? '', 'profile'),
    queryFn: ({ signal }) =>
      createClient({ getProfile: profileOperations.getProfile }, browserApi).getProfile({}, { signal }),
    enabled: person !== null && searched === null,
  });
  return searched ?? zipOfProfile(data);
}

function zipOfProfile(profile: UserProfile | undefined): string | null {
  const address = profile?.mailAddress ?? profile?.permAddress;
  return readZip(address?.postalCode.slice(0, 5) ?? '');
}
