import { redirect } from 'react-router';

/** Old and half addresses of Next Steps lead to its first page; words that are no pathway do, too. */
const lead = () => redirect('/next-step', 301);

export const loader = lead;
export const clientLoader = () => redirect('/next-step');

export default function OldAddress() {
  return null;
}
