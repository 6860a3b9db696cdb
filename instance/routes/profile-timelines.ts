import * as calls from '@rookery/contract/calls/timelines.ts';
import { listResponse, type ListRequest } from '#http/list-response.ts';
import { HttpError } from '#http/http-error.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { readPage, type Page, type PageQuery } from '#rules/paging.ts';
import type { StatusRow } from '#store/rows.ts';
import { canSee } from '#views/can-see.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { requiredProfile } from './required-entities.ts';
import { timelineResponse } from './timeline-response.ts';

type MarkedStatus = StatusRow & { readonly cursor: string | number };

/**
 * Returns a page of favourites or bookmarks in the order in which they were added. The ids of the
 * favourites or bookmarks, instead of those of the statuses, are the cursors.
 */
function markedPage(
  view: ViewContext,
  table: 'favourites' | 'bookmarks',
  accountId: string,
  page: Page,
): MarkedStatus[] {
  const bound = (id: string | undefined): string | number | null => {
    if (id === undefined) return null;
    return table === 'bookmarks' ? Number(id) || 0 : id;
  };
  const upwards = page.minId !== undefined;
  const marked: MarkedStatus[] = [];
  let above = bound(page.minId ?? page.sinceId);
  let below = bound(page.maxId);
  let skip = page.offset;
  // Reads on until the page is full. Otherwise, statuses that are no longer readable could make it
  // look like the last page.
  for (;;) {
    const rows = view.instance.database.all<MarkedStatus>(
      `SELECT statuses.*, marked.id AS cursor FROM ${table} AS marked
       JOIN statuses ON statuses.id = marked.status_id
       WHERE marked.account_id = ? AND (? IS NULL OR marked.id < ?) AND (? IS NULL OR marked.id > ?)
       ORDER BY marked.id ${upwards ? 'ASC' : 'DESC'} LIMIT ?`,
      accountId,
      below,
      below,
      above,
      above,
      page.limit,
    );
    for (const row of rows) {
      if (marked.length === page.limit) break;
      if (!canSee(view, row)) continue;
      if (skip > 0) skip -= 1;
      else marked.push(row);
    }
    const last = rows.at(-1);
    if (marked.length === page.limit || rows.length < page.limit || !last) break;
    if (upwards) above = last.cursor;
    else below = last.cursor;
  }
  return upwards ? marked.toReversed() : marked;
}

/** Responds with the account's favourites or bookmarks that the viewer may read. */
function markedResponse(
  request: ListRequest & { readonly query: PageQuery },
  table: 'favourites' | 'bookmarks',
  accountId: string,
): RouteResponse {
  const { view, query } = request;
  const marked = markedPage(view, table, accountId, readPage(query));
  return listResponse(
    request,
    marked.map((status) => statusView(view, status)),
    marked.map(({ cursor }) => cursor),
    { defaults: { offset: '0' } },
  );
}

export const profileTimelineRoutes = [
  route(calls.getAccountStatuses, (request) => {
    const { view, path, query } = request;
    const account = requiredProfile(view, path.id);
    const conditions = [
      'statuses.account_id = ?',
      ...(query.pinned ? ['statuses.pinned_at IS NOT NULL'] : []),
      ...(query.exclude_replies ? ['statuses.in_reply_to_id IS NULL'] : []),
      ...(query.exclude_reblogs ? ['statuses.reblog_of IS NULL'] : []),
      ...(query.tagged === undefined
        ? []
        : [
            'statuses.id IN (SELECT status_id FROM status_tags JOIN tags ON tags.id = tag_id WHERE name = ?)',
          ]),
      "statuses.visibility <> 'direct'",
    ];
    return timelineResponse(
      { ...request, query: { ...query, with_muted: true } },
      {
        where: conditions.join(' AND '),
        values: [account.id, ...(query.tagged === undefined ? [] : [query.tagged.toLowerCase()])],
      },
      { filter: { isProfile: true }, defaults: { offset: '0' } },
    );
  }),
  route(calls.getFavourites, (request) => markedResponse(request, 'favourites', request.member.id)),
  route(calls.getAccountFavourites, (request) => {
    const { view, path } = request;
    const account = requiredProfile(view, path.id);
    if (parseSettings(account).hide_favorites && view.viewer?.id !== account.id)
      throw new HttpError(403, "Can't get favorites");
    return markedResponse(request, 'favourites', account.id);
  }),
  route(calls.getBookmarks, (request) => markedResponse(request, 'bookmarks', request.member.id)),
];
