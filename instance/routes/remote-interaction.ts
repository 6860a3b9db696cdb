import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import {
  remoteInteractionPage,
  startRemoteInteraction,
  submitRemoteFollow,
} from '@rookery/contract/calls/remote-interaction.ts';
import type { Instance } from '#context.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { accountByAcct, accountById } from '#store/accounts.ts';
import { statusById } from '#store/statuses.ts';
import { canSee } from '#views/can-see.ts';
import type { ViewContext } from '#views/view-context.ts';

/** The page to which other hosts send members of this instance; WebFinger announces it. */
const subscribePage = defineCall('GET', '/ostatus_subscribe', {
  caller: 'anyone',
  query: { acct: 'text' },
  response: v.string(),
});

/** The account or status that a visitor wants to interact with. */
interface Subject {
  /** A text of `msg`, with the placeholder `name`. */
  readonly title: string;
  readonly name: string;
  readonly uri: string;
  readonly field: 'nickname' | 'status_id';
  readonly value: string;
}

function accountSubject(view: ViewContext, nickname: string): Subject | undefined {
  const account = accountByAcct(view.instance.database, toLocalAcct(view.instance, nickname));
  if (!account || !isAccountVisible(account) || account.host !== null) return undefined;
  return {
    title: msg`Follow {name}`,
    name: account.username,
    uri: `${view.origin}/users/${account.username}`,
    field: 'nickname',
    value: account.username,
  };
}

function statusSubject(view: ViewContext, id: string): Subject | undefined {
  const status = statusById(view.instance.database, id);
  const author = status && accountById(view.instance.database, status.account_id);
  if (!status || !author || !canSee(view, status)) return undefined;
  return {
    title: msg`Reply to a post by {name}`,
    name: author.acct,
    uri: `${view.origin}/notice/${status.id}`,
    field: 'status_id',
    value: status.id,
  };
}

interface SubjectParameters {
  readonly nickname?: string;
  readonly status_id?: string;
}

function subjectOf(
  view: ViewContext,
  { nickname, status_id }: SubjectParameters,
): Subject | undefined {
  return status_id ? statusSubject(view, status_id) : accountSubject(view, nickname ?? '');
}

/**
 * Returns the URL on the host of a profile where its owner can follow or reply; `undefined` if the
 * profile is unknown. The host is not requested but assumed to run Akkoma or Pleroma.
 */
function interactionUrl(instance: Instance, profile: string, uri: string): string | undefined {
  const account = accountByAcct(instance.database, toLocalAcct(instance, profile.trim()));
  if (!account?.active) return undefined;
  if (account.host === null) return uri;
  return `https://${account.host}/ostatus_subscribe?acct=${encodeURIComponent(uri)}`;
}

const unknownUser = "Couldn't find user";

const submitRow = {
  ...submitRemoteFollow,
  body: {
    ...submitRemoteFollow.body,
    fields: {
      nickname: 'text',
      profile: 'text',
      status_id: 'text',
      user: { nickname: 'text', profile: 'text' },
      status: { status_id: 'text', profile: 'text' },
    },
  },
} as const;

interface FormState {
  readonly isUnknown?: boolean;
  readonly profile?: string | undefined;
}

function formPage(
  texts: Texts,
  subject: Subject | undefined,
  { isUnknown = false, profile = '' }: FormState = {},
): RouteResponse {
  const { text } = texts;
  if (!subject)
    return simplePage({
      texts,
      title: text(msg`Page not found`),
      content: markup`<p role="alert">${text(msg`This account or post doesn’t exist.`)}</p>`,
      status: 404,
    });
  const alert = isUnknown
    ? markup`<p role="alert">${text(msg`This account wasn’t found. Check its address.`)}</p>`
    : undefined;
  const group = subject.field === 'nickname' ? 'user' : 'status';
  return simplePage({
    texts,
    title: text(subject.title, { name: subject.name }),
    content: markup`${alert}<form action="/main/ostatus" method="post">
      <input type="hidden" name="${group}[${subject.field}]" value="${subject.value}">
      <label>${text(msg`Your account`)} <span class="faint">${text(msg`For example {address}`, { address: 'name@server' })}</span>
      <input name="${group}[profile]" value="${profile}" dir="ltr" autocapitalize="none" required></label>
      <button type="submit">${text(msg`Continue`)}</button></form>`,
    formTargets: ['https:'],
  });
}

/** Sends visitors to their own host, to follow or reply there. */
export const remoteInteractionRoutes = [
  route(remoteInteractionPage, ({ view, query, request }) =>
    formPage(textsForPage(request), subjectOf(view, query)),
  ),

  // Like on Akkoma, a form sent by another page shows the instance's form, which the visitor then
  // submits.
  route(submitRow, ({ view, body, instance, request }) => {
    const texts = textsForPage(request);
    const sent = body.user ?? body.status;
    const subject = subjectOf(view, sent ?? body);
    if (!sent) return formPage(texts, subject, { profile: body.profile });
    const target = subject && interactionUrl(instance, sent.profile ?? '', subject.uri);
    if (target === undefined)
      return formPage(texts, subject, { isUnknown: true, profile: sent.profile });
    return new RouteResponse(null, { status: 302, headers: { location: target } });
  }),

  route(subscribePage, ({ query }) => {
    const location = `/search?query=${encodeURIComponent(query.acct ?? '')}`;
    return new RouteResponse(null, { status: 302, headers: { location } });
  }),

  route(startRemoteInteraction, ({ body, instance }) => {
    const url = interactionUrl(instance, body.profile, body.ap_id);
    return url === undefined ? { error: unknownUser } : { url };
  }),
];
