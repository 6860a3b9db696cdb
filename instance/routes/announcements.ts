import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import * as admin from '@rookery/contract/calls/admin-announcements.ts';
import { dismissAnnouncement, getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { emptyResponse } from '#http/route-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import { removeOriginPlaceholder, insertOrigin } from '#rules/origin-placeholder.ts';
import { parseTime, formatTimeToSecond } from '#rules/time.ts';
import type { Instance } from '#context.ts';
import {
  allAnnouncements,
  announcementById,
  currentAnnouncements,
  deleteAnnouncement,
  insertAnnouncement,
  markAnnouncementRead,
  updateAnnouncement,
  type AnnouncementRow,
} from '#store/announcements.ts';
import type { ViewContext } from '#views/view-context.ts';
import { createTextReferences } from '#commands/find-mentionable.ts';
import { linkText } from '#rules/rich-text/link-text.ts';

/** Returns the fields of an announcement that both members and admins receive. */
export function announcementView({ instance, origin }: ViewContext, row: AnnouncementRow) {
  const html = linkText(row.content, createTextReferences(instance)).replaceAll(/\r?\n/g, '<br/>');
  return {
    all_day: row.all_day === 1,
    content: insertOrigin(html, origin),
    emojis: [],
    ends_at: row.ends_at === null ? null : formatTimeToSecond(row.ends_at),
    id: row.id,
    mentions: [],
    published_at: formatTimeToSecond(row.created_at),
    reactions: [],
    starts_at: row.starts_at === null ? null : formatTimeToSecond(row.starts_at),
    statuses: [],
    tags: [],
    updated_at: formatTimeToSecond(row.updated_at),
  };
}

function adminView(view: ViewContext, row: AnnouncementRow) {
  return { ...announcementView(view, row), pleroma: { raw_content: row.content } };
}

const getOneAnnouncement = defineCall('GET', '/api/v1/pleroma/admin/announcements/:id', {
  caller: 'admin',
  response: v.unknown(),
});

const maxContentLength = 50_000;

function readContent({ config }: Instance, content: string): string {
  requireTextLength(config, {
    name: 'announcement',
    text: content,
    characters: maxContentLength,
    tooLong: () => new HttpError(400, { error: 400 }),
  });
  return removeOriginPlaceholder(content);
}

/** Parses a date. Throws 400 if it is invalid, with a number as the error, like Akkoma. */
function readDate(text: string | null): number | null {
  if (text === null || text === '') return null;
  const time = parseTime(text);
  if (time === undefined) throw new HttpError(400, { error: 400 });
  return time;
}

export const announcementRoutes = [
  route(getAnnouncements, ({ instance, view }) => {
    const { viewer } = view;
    if (!viewer && !instance.config.visitorAnnouncements)
      throw new HttpError(403, 'Invalid credentials.');
    return currentAnnouncements(instance.database, viewer?.id ?? '', instance.now()).map((row) => ({
      ...announcementView(view, row),
      // It is not stored what visitors have read.
      ...(viewer ? { read: row.is_read === 1 } : {}),
    }));
  }),
  route(dismissAnnouncement, ({ instance, member, path }) => {
    if (!announcementById(instance.database, path.id)) throw notFound();
    markAnnouncementRead(instance.database, member.id, path.id);
    return emptyResponse;
  }),

  route(admin.getAllAnnouncements, ({ instance, query, view }) =>
    allAnnouncements(instance.database, {
      limit: Math.min(Math.max(query.limit ?? 20, 1), 100),
      offset: Math.max(query.offset ?? 0, 0),
    }).map((row) => adminView(view, row)),
  ),
  route(getOneAnnouncement, ({ instance, path, view }) => {
    const row = announcementById(instance.database, path.id);
    if (!row) throw notFound('Not found');
    return adminView(view, row);
  }),
  route(admin.createAnnouncement, ({ instance, body, view }) => {
    const now = instance.now();
    const row: AnnouncementRow = {
      id: instance.newId(),
      content: readContent(instance, body.content),
      starts_at: readDate(body.starts_at ?? null),
      ends_at: readDate(body.ends_at ?? null),
      all_day: body.all_day ? 1 : 0,
      created_at: now,
      updated_at: now,
    };
    insertAnnouncement(instance.database, row);
    return adminView(view, row);
  }),
  route(admin.updateAnnouncement, ({ instance, body, path, view }) => {
    const before = announcementById(instance.database, path.id);
    if (!before) throw notFound('Not found');
    const row: AnnouncementRow = {
      ...before,
      ...(body.content === undefined ? {} : { content: readContent(instance, body.content) }),
      ...(body.starts_at === undefined ? {} : { starts_at: readDate(body.starts_at) }),
      ...(body.ends_at === undefined ? {} : { ends_at: readDate(body.ends_at) }),
      ...(body.all_day === undefined ? {} : { all_day: body.all_day ? 1 : 0 }),
      updated_at: instance.now(),
    };
    updateAnnouncement(instance.database, row);
    return adminView(view, row);
  }),
  route(admin.deleteAnnouncement, ({ instance, path }) => {
    if (!deleteAnnouncement(instance.database, path.id)) throw notFound('Not found');
    return emptyResponse;
  }),
];
