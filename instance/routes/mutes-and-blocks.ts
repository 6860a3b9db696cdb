import * as calls from '@rookery/contract/calls/mutes-and-blocks.ts';
import { requireQuota } from '#commands/require-quota.ts';
import { block } from '#commands/follow.ts';
import { emptyResponse } from '#http/route-response.ts';
import { listResponse } from '#http/list-response.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { computeEndTime } from '#rules/time.ts';
import { readPage } from '#rules/paging.ts';
import { accountPage } from '#store/account-pages.ts';
import {
  blockDomain,
  blockedDomains,
  isRelated,
  mute,
  unblockDomain,
  unrelate,
} from '#store/relations.ts';
import { accountView } from '#views/account-view.ts';
import { updatedRelationship } from './follows.ts';
import { requiredAccount } from './required-entities.ts';

/** Maximum length of a host name. */
const maxDomainLength = 253;

function readDomain(text: string): string {
  const domain = text.trim().toLowerCase();
  if (domain === '' || domain.length > maxDomainLength) throw new HttpError(422, 'is invalid');
  return domain;
}

export const muteAndBlockRoutes = [
  route(calls.blockAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    block(instance, member, target);
    return updatedRelationship(view, target);
  }),
  route(calls.unblockAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    unrelate(instance.database, 'blocks', member.id, target.id);
    return updatedRelationship(view, target);
  }),
  route(calls.muteAccount, ({ view, path, body, member, instance }) => {
    const target = requiredAccount(view, path.id);
    if (target.id === member.id) throw new HttpError(400, 'Can not mute yourself');
    const seconds = body.expires_in ?? body.duration ?? 0;
    if (!isRelated(instance.database, 'mutes', member.id, target.id))
      requireQuota(instance.database, 'mutes', member.id);
    mute(instance.database, {
      source: member.id,
      target: target.id,
      notifications: body.notifications ?? true,
      expiresAt: seconds > 0 ? computeEndTime(instance.now(), seconds) : null,
    });
    return updatedRelationship(view, target);
  }),
  route(calls.unmuteAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    unrelate(instance.database, 'mutes', member.id, target.id);
    return updatedRelationship(view, target);
  }),

  ...(
    [
      [calls.getMutes, 'mutes'],
      [calls.getBlocks, 'blocks'],
    ] as const
  ).map(([row, source]) =>
    route(row, ({ view, query, url, member, instance }) => {
      const page = accountPage(instance.database, source, member.id, readPage(query)).filter(
        // A mute that has just expired is still stored.
        ({ id }) => source !== 'mutes' || view.relations().mutes.has(id),
      );
      return listResponse(
        page.map((each) =>
          accountView(view, each, { withRelationship: query.with_relationships ?? false }),
        ),
        {
          row,
          url,
          origin: view.origin,
          ids: page.map((each) => each.id),
          always: { offset: '0' },
        },
      );
    }),
  ),

  route(calls.getDomainBlocks, ({ member, instance }) =>
    blockedDomains(instance.database, member.id),
  ),
  route(calls.blockDomain, ({ body, member, instance }) => {
    const domain = readDomain(body.domain);
    if (!blockedDomains(instance.database, member.id).includes(domain))
      requireQuota(instance.database, 'domain_blocks', member.id);
    blockDomain(instance.database, member.id, domain);
    return emptyResponse;
  }),
  route(calls.unblockDomain, ({ body, member, instance }) => {
    unblockDomain(instance.database, member.id, body.domain.trim().toLowerCase());
    return emptyResponse;
  }),
];
