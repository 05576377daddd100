/** Which page comes first after sign-in, by what the profile says (GAP-119). */
export function firstOf(
  { passwordInvalid, addressInvalid }: { passwordInvalid: boolean; addressInvalid: boolean },
  wanted: string,
): string {
  if (passwordInvalid) return '/profile#password';
  if (addressInvalid) return `/updateAddress?returnTo=${encodeURIComponent(wanted)}`;
  return wanted;
}
