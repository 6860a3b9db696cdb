import * as calls from '@rookery/contract/calls/mutes-and-blocks.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import { block } from '#commands/follow.ts';
import { emptyResponse } from '#http/route-response.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { computeEndTime } from '#rules/time.ts';
import { readPage } from '#rules/paging.ts';
import { relatedAccountsPage } from '#store/account-pages.ts';
import { hasRelation, removeRelation } from '#store/relations.ts';
import { blockDomain, blockedDomains, unblockDomain } from '#store/domain-blocks.ts';
import { saveMute } from '#store/mutes.ts';
import { accountListResponse } from './account-list-response.ts';
import { createRelationshipHandler } from './create-relationship-handler.ts';

/** Maximum length of a host name. */
const maxDomainLength = 253;

function readDomain(text: string): string {
  const domain = text.trim().toLowerCase();
  if (domain === '' || domain.length > maxDomainLength) throw new HttpError(422, 'is invalid');
  return domain;
}

export const muteAndBlockRoutes = [
  route(calls.blockAccount, createRelationshipHandler(block)),
  route(
    calls.unblockAccount,
    createRelationshipHandler(({ database }, member, target) => {
      removeRelation(database, 'blocks', member.id, target.id);
    }),
  ),
  route(
    calls.muteAccount,
    createRelationshipHandler(({ database, now }, member, target, { body }) => {
      if (target.id === member.id) throw new HttpError(400, 'Can not mute yourself');
      const seconds = body.expires_in ?? body.duration ?? 0;
      if (!hasRelation(database, 'mutes', member.id, target.id))
        requireRowQuota(database, 'mutes', member.id);
      saveMute(database, {
        source: member.id,
        target: target.id,
        notifications: body.notifications ?? true,
        expiresAt: seconds > 0 ? computeEndTime(now(), seconds) : null,
      });
    }),
  ),
  route(
    calls.unmuteAccount,
    createRelationshipHandler(({ database }, member, target) => {
      removeRelation(database, 'mutes', member.id, target.id);
    }),
  ),
  route(calls.getMutes, (request) => {
    const { view, query, member, instance } = request;
    const page = relatedAccountsPage(instance.database, 'mutes', member.id, readPage(query));
    // A mute that has expired may still be stored.
    return accountListResponse(
      request,
      page.filter(({ id }) => view.relations().mutes.has(id)),
    );
  }),
  route(calls.getBlocks, (request) => {
    const { query, member, instance } = request;
    const page = relatedAccountsPage(instance.database, 'blocks', member.id, readPage(query));
    return accountListResponse(request, page);
  }),
  route(calls.getDomainBlocks, ({ member, instance }) =>
    blockedDomains(instance.database, member.id),
  ),
  route(calls.blockDomain, ({ body, member, instance }) => {
    const domain = readDomain(body.domain);
    if (!blockedDomains(instance.database, member.id).includes(domain))
      requireRowQuota(instance.database, 'domain_blocks', member.id);
    blockDomain(instance.database, member.id, domain);
    return emptyResponse;
  }),
  route(calls.unblockDomain, ({ body, member, instance }) => {
    unblockDomain(instance.database, member.id, body.domain.trim().toLowerCase());
    return emptyResponse;
  }),
];
