import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { sessionFramePath } from '@longleaf/contract/session-frame';
import { addressById } from './addresses.ts';

/** Route of a row of the table; the id of the row becomes the route's id. */
const page = (id: string, file: string) => route(addressById(id).path.slice(1), file, { id });

export default [
  index('features/home/home-page.tsx', { id: 'UI-003' }),
  page('UI-012', 'features/college-search/search-page.tsx'),
  route('college-profile/:institutionName/:section?', 'features/college-profile/profile-page.tsx', {
    id: 'UI-013',
  }),
  page('UI-022', 'features/college-profile/institution-page.ts'),
  page('UI-023', 'features/program-schools/schools-page.tsx'),
  page('UI-025', 'features/program-details/program-page.tsx'),
  page('UI-027', 'features/career-details/career-page.tsx'),
  page('compare', 'features/compare/compare-page.tsx'),
  page('UI-029', 'features/saved-colleges/saved-colleges-page.tsx'),
  page('UI-026', 'features/career-search/careers-page.tsx'),
  page('UI-024', 'features/program-search/programs-page.tsx'),
  page('UI-030', 'features/saved-programs/saved-programs-page.tsx'),
  page('saved-searches', 'features/college-search/saved-searches-page.tsx'),
  page('UI-010', 'features/application-hub/hub-page.tsx'),
  page('UI-042', 'features/transcripts/schools/schools-page.tsx'),
  page('invitation', 'features/application-invitation/invitation-page.tsx'),
  page('UI-031', 'features/profile/profile-page.tsx'),
  page('UI-086', 'features/profile/update-address-page.tsx'),
  page('UI-087', 'features/profile/update-email-page.tsx'),
  page('your-data', 'features/your-data/your-data-page.tsx'),
  page('UI-036', 'features/transfer-assurance/assurance-page.tsx'),
  page('UI-037', 'features/transfer-assurance/universities-page.tsx'),
  page('UI-038', 'features/transfer-assurance/assurance-form-page.tsx'),
  page('UI-039', 'features/redirection-pool/pool-page.tsx'),
  page('UI-040', 'features/redirection-pool/pool-form-page.tsx'),
  page('UI-075', 'features/application-login/application-login-page.tsx'),
  page('UI-076', 'features/application-login/application-login-page.tsx'),
  page('UI-005', 'features/account-recovery/reset/reset-done-page.tsx'),
  page('UI-006', 'features/account-recovery/reset/reset-password-page.tsx'),
  page('UI-007', 'features/account-recovery/recover/recover-page.tsx'),
  page('UI-008', 'features/account-recovery/recover/recover-page.tsx'),
  page('UI-009', 'features/account-recovery/recover/recover-page.tsx'),
  page('search', 'features/site-search/site-search-page.tsx'),
  page('data', 'features/data-sources/data-sources-page.tsx'),
  page('UI-047', 'kit/sample/sample-page.tsx'),
  page('UI-001', 'shell/session/sign-in-callback-page.tsx'),
  page('UI-002', 'shell/session/sign-out-callback-page.tsx'),
  page('UI-088', 'shell/session/login-page.tsx'),
  page('UI-089', 'shell/session/logout-page.tsx'),
  route('covers/:name', 'domain/college-covers/cover-image.ts'),
  route('silent-callback', 'shell/session/silent-callback.ts'),
  route(sessionFramePath.slice(1), 'shell/session/session-frame.ts'),
  route('*', 'shell/unknown-address.tsx'),
] satisfies RouteConfig;
