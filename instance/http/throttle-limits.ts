import type { Call } from '@rookery/contract/call.ts';

/** How often some calls may be made. The limits are Akkoma's unless a comment says otherwise. */
export interface ThrottleLimit {
  readonly name: string;
  /** The method of the calls; if absent, all except GET. */
  readonly method?: string;
  readonly path: RegExp;
  /** The number of requests that are accepted in an interval. */
  readonly requests: number;
  /** The lower number for visitors, if there is one. */
  readonly visitorRequests?: number;
  /** The length of the interval. */
  readonly milliseconds: number;
  /** Whether each path, or each id in a path, has a count of its own. */
  readonly per?: 'path' | 'id';
  /**
   * Whether the requests of members are counted per address too. Otherwise somebody who creates
   * accounts could make as many requests with each of them.
   */
  readonly isPerAddress?: boolean;
  /**
   * The number of requests that are accepted from all addresses together, because an attacker can
   * have many. Akkoma has no such limit.
   */
  readonly total?: number;
}

const minute = 60_000;
const halfHour = 1_800_000;

/**
 * Limits of requests, counted per member or, for visitors, per address. A request is counted by all
 * limits that match its call, in this order, until one refuses it. Limits per id come last.
 */
export const requestLimits: readonly ThrottleLimit[] = [
  {
    name: 'timeline',
    method: 'GET',
    path: /^\/api\/v1\/timelines\//,
    requests: 3,
    milliseconds: 500,
    per: 'path',
  },
  {
    name: 'search',
    method: 'GET',
    path: /\/search$/,
    requests: 30,
    visitorRequests: 10,
    milliseconds: 1000,
  },
  {
    name: 'registration',
    method: 'POST',
    path: /^\/api\/v1\/accounts$/,
    requests: 25,
    milliseconds: halfHour,
    isPerAddress: true,
    total: 500,
  },
  // Akkoma does not limit the registration of apps and the requests for captchas.
  {
    name: 'apps',
    method: 'POST',
    path: /^\/api\/v1\/apps$/,
    requests: 30,
    milliseconds: halfHour,
    isPerAddress: true,
    total: 1000,
  },
  {
    name: 'captcha',
    method: 'GET',
    path: /^\/(?:api\/v1\/pleroma\/captcha|captchas\/:file)$/,
    requests: 60,
    milliseconds: 10 * minute,
    per: 'path',
    isPerAddress: true,
  },
  {
    name: 'upload',
    method: 'POST',
    path: /\/media$/,
    requests: 60,
    milliseconds: minute,
  },
  {
    name: 'relations',
    method: 'POST',
    path: /\/(?:un)?follow$/,
    requests: 10,
    milliseconds: 10_000,
  },
  {
    name: 'status-action',
    path: /^\/api\/v1\/statuses(?:\/:id(?:\/(?:un)?(?:favourite|reblog))?)?$/,
    requests: 15,
    milliseconds: 10_000,
  },
  {
    name: 'favourite',
    method: 'POST',
    path: /\/(?:un)?favourite$/,
    requests: 3,
    milliseconds: minute,
    per: 'id',
  },
  {
    name: 'reblog',
    method: 'POST',
    path: /\/(?:un)?reblog$/,
    requests: 3,
    milliseconds: minute,
    per: 'id',
  },
  {
    name: 'relation',
    method: 'POST',
    path: /\/(?:un)?follow$/,
    requests: 2,
    milliseconds: minute,
    per: 'id',
  },
];

/**
 * Limits of calls by which somebody could guess a secret, or send mails to a member. Requests are
 * counted per address and per account, whoever sends them. Requests from an address or app with
 * which the member signed in before are counted separately, so that nobody else can lock the member
 * out.
 */
export const guessLimits: readonly ThrottleLimit[] = [
  {
    name: 'login',
    method: 'POST',
    path: /^\/(?:oauth\/(?:token|authorize|mfa\/\w+)|auth\/sign_in)$/,
    requests: 15,
    milliseconds: minute,
  },
  {
    name: 'password-reset',
    method: 'POST',
    path: /^\/auth\/password$/,
    requests: 5,
    milliseconds: halfHour,
    total: 300,
  },
  {
    name: 'own-password',
    path: /^\/api\/pleroma\/(?:change_password|change_email|delete_account|disable_account|move_account|accounts\/mfa\/(?:totp|confirm\/totp))$/,
    requests: 15,
    milliseconds: minute,
  },
  {
    name: 'confirmation',
    method: 'POST',
    path: /\/accounts\/confirmation_resend$/,
    requests: 5,
    milliseconds: 8_640_000,
    total: 300,
  },
];

/**
 * Limits of calls that send a mail to an address in the request, counted per recipient. Akkoma has no
 * such limits.
 */
export const recipientLimits: readonly ThrottleLimit[] = [
  {
    name: 'recipient',
    path: /^\/api\/(?:v1\/accounts|pleroma\/change_email)$/,
    requests: 10,
    milliseconds: halfHour,
    per: 'path',
    total: 500,
  },
];

/** Returns whether a limit applies to a call. */
export function limitAppliesTo(limit: ThrottleLimit, call: Call): boolean {
  if (!limit.path.test(call.path)) return false;
  return limit.method === undefined ? call.method !== 'GET' : limit.method === call.method;
}
