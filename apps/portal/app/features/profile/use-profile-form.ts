import {
  profileMessages,
  profileOperations,
  type ProfileSave,
  type UserProfile,
} from '@longleaf/contract/profile';
import { type FormOptions, useForm } from '../../kit/form/use-form.ts';
import { noteProfile } from './api.ts';

type SaveProfile = typeof profileOperations.saveProfile;

interface ProfileFormOptions<Values> extends Omit<
  FormOptions<Values, SaveProfile>,
  'operation' | 'done' | 'toSend'
> {
  personId: string;
  /** What is saved; null when the person went back. */
  saves: (values: Values) => ProfileSave | null | Promise<ProfileSave | null>;
  onDone?: (profile: UserProfile) => unknown;
}

/** A section of the profile that saves some of its fields (API-046) and shows the profile as it is then. */
export function useProfileForm<Values extends object>(options: ProfileFormOptions<Values>) {
  const { personId, saves, onDone, ...form } = options;
  return useForm<Values, SaveProfile>({
    ...form,
    operation: profileOperations.saveProfile,
    toSend: async (values) => {
      const body = await saves(values);
      return body && { body };
    },
    done: profileMessages.page.saved,
    onDone: (profile) => {
      noteProfile(personId, profile);
      onDone?.(profile);
    },
  });
}
