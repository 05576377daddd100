import { mailboxOf } from '@longleaf/platform/college-mailboxes';
import type { Settings } from '@longleaf/platform/settings';

export type WaySettings = Pick<Settings, 'PROSPECT_SFTP' | 'PROSPECT_FOLDER' | 'PROSPECT_MAILBOXES'>;

/** How files reach a college: one server or folder for all, else its mailbox; null when by none, and then none is made. */
export function wayTo(settings: WaySettings, collegeId: number): 'sftp' | 'folder' | 'mail' | null {
  if (settings.PROSPECT_SFTP !== undefined) return 'sftp';
  if (settings.PROSPECT_FOLDER !== undefined) return 'folder';
  return mailboxOf(settings.PROSPECT_MAILBOXES, collegeId) === undefined ? null : 'mail';
}
