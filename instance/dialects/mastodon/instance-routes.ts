import { getInstance } from '@rookery/contract/calls/instance.ts';
import { getAuthorizationServer } from '@rookery/contract/calls/mastodon/authorization-server.ts';
import * as calls from '@rookery/contract/calls/mastodon/instance.ts';
import type { Instance } from '#context.ts';
import { notFound } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { plainText } from '#rules/escape-html.ts';
import { translationLanguages } from '#commands/translate-html.ts';
import { knownScopes } from '../shared/scopes.ts';
import { instanceV1View, instanceV2View, ruleViews } from './instance-view.ts';

const weeks = 12;
const week = 604_800_000;

/** The date from which the terms apply, since a configuration file says nothing about it. */
const termsDate = '2026-01-01';

function termsView({ config }: Instance) {
  if (config.terms === '') throw notFound();
  return {
    effective_date: termsDate,
    effective: true,
    content: config.terms,
    succeeded_by: null,
  };
}

function weeklyActivity({ database, now }: Instance) {
  const current = Math.floor(now() / week);
  return Array.from({ length: weeks }, (_, ago) => {
    const start = (current - ago) * week;
    const between = ['created_at >= ? AND created_at < ?', start, start + week] as const;
    const [condition, ...bounds] = between;
    return {
      week: String(start / 1000),
      statuses: String(database.count(`statuses WHERE local = 1 AND ${condition}`, ...bounds)),
      logins: String(
        database.count(
          `accounts WHERE host IS NULL AND last_status_at >= ? AND last_status_at < ?`,
          ...bounds,
        ),
      ),
      registrations: String(
        database.count(`accounts WHERE host IS NULL AND ${condition}`, ...bounds),
      ),
    };
  });
}

/** Documents about the instance and its OAuth server. */
export const instanceRoutes = [
  route(getInstance, ({ view }) => instanceV1View(view)),
  route(calls.getInstanceV2, ({ view }) => instanceV2View(view)),
  route(calls.getRules, ({ view }) => ruleViews(view)),
  route(calls.getExtendedDescription, ({ instance }) => ({
    content: `<p>${instance.config.description}</p>`,
    updated_at: null,
  })),
  route(calls.getPrivacyPolicy, ({ instance }) => ({
    content: instance.config.panel,
    updated_at: `${termsDate}T00:00:00.000Z`,
  })),
  route(calls.getTerms, ({ instance }) => termsView(instance)),
  route(calls.getTermsOfDate, ({ instance, path }) => {
    if (path.date !== termsDate) throw notFound();
    return termsView(instance);
  }),
  route(calls.getDomainBlockList, ({ instance }) =>
    Object.entries(instance.config.hostPolicies['reject'] ?? {}).map(([domain, comment]) => ({
      domain,
      digest: '',
      severity: 'suspend',
      comment: plainText(comment),
    })),
  ),
  route(calls.getWeeklyActivity, ({ instance }) => weeklyActivity(instance)),
  route(calls.getTranslationPairs, async ({ instance }) => {
    const { source, target } = await translationLanguages(instance.config);
    const codes = (target ?? []).map(({ code }) => code);
    return Object.fromEntries(
      ['und', ...(source ?? []).map(({ code }) => code)].map((code) => [
        code,
        codes.filter((other) => other !== code),
      ]),
    );
  }),
  route(getAuthorizationServer, ({ view: { origin } }) => ({
    issuer: `${origin}/`,
    service_documentation: 'https://docs.joinmastodon.org/',
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    userinfo_endpoint: `${origin}/oauth/userinfo`,
    app_registration_endpoint: `${origin}/api/v1/apps`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    scopes_supported: [...knownScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  })),
];
