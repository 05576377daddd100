import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NotificationAnswer, SiteNotification } from '@longleaf/contract/site-notifications';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { z } from 'zod';
import { ContentError, splitFrontMatter } from '../articles/front-matter.ts';

const frontMatter = z.strictObject({
  target: z.string().trim().toLowerCase().min(1).max(60),
  updated: z.iso.date(),
  /** Last day on which it is shown; without it, until the file is emptied or removed. */
  until: z.iso.date().optional(),
});

type Notice = SiteNotification & { until: string | undefined };
type Cached = { version: string; notice: Notice | null };

export type Notifications = {
  /** What stands for these targets now (API-041..043); an unknown target gives nothing. */
  read: (targets: readonly string[]) => NotificationAnswer;
};

/**
 * Site notifications out of a folder of Markdown files, one to a target. An editor's change counts from the next
 * call. A file that cannot be read is reported and left out, so that a slip never takes the site down.
 */
export function openNotifications(
  folder: string,
  { clock, onError }: { clock: Clock; onError: (error: Error) => void },
): Notifications {
  const cache = new Map<string, Cached>();

  const load = (file: string): Notice | null => {
    const path = join(folder, file);
    const { mtimeMs, size } = statSync(path);
    const version = `${mtimeMs} ${size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.notice;
    const notice = attempt(() => readNotice(path), onError) ?? null;
    cache.set(file, { version, notice });
    return notice;
  };

  const current = (): Notice[] => {
    const files = attempt(() => readdirSync(folder).filter((file) => file.endsWith('.md')), onError) ?? [];
    const today = easternDay(clock());
    return files
      .map((file) => attempt(() => load(file), onError) ?? null)
      .filter((notice) => notice !== null)
      .filter((notice) => notice.until === undefined || today <= notice.until);
  };

  return {
    read(targets) {
      const notifications = current()
        .filter((notice) => targets.includes(notice.target))
        .map(({ target, message, updatedDate }) => ({ target, message, updatedDate }))
        .toSorted((one, other) => other.updatedDate.localeCompare(one.updatedDate));
      const newest = notifications[0];
      return {
        message: newest?.message ?? null,
        updatedDate: newest?.updatedDate ?? null,
        notifications,
      };
    },
  };
}

function readNotice(path: string): Notice | null {
  const { fields, body } = splitFrontMatter(path, readFileSync(path, 'utf8'));
  if (body === '') return null;
  const result = frontMatter.safeParse(fields);
  if (!result.success) {
    throw new ContentError(
      `${path}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  }
  const { target, updated, until } = result.data;
  return { target, message: body.replace(/\s+/g, ' '), updatedDate: updated, until };
}

function attempt<T>(work: () => T, onError: (error: Error) => void): T | undefined {
  try {
    return work();
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return undefined;
  }
}
