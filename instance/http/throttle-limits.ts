import type { Call } from '@rookery/contract/call.ts';

/** How often calls may be made. Limits that are not from Akkoma are marked. */
export interface Limit {
  readonly name: string;
  /** All except GET, if absent. */
  readonly method?: string;
  readonly path: RegExp;
  readonly requests: number;
  /** A lower limit for visitors. */
  readonly visitorRequests?: number;
  readonly milliseconds: number;
  /** Counted separately for each path, or for each id of a path. */
  readonly per?: 'path' | 'id';
  /**
   * Counted per address, also for members: they could create accounts to create more of what the
   * call creates.
   */
  readonly isPerAddress?: boolean;
  /** The limit for all addresses together, since an attacker can have many. Not from Akkoma. */
  readonly total?: number;
}

const minute = 60_000;
const halfHour = 1_800_000;

/** Counted per member or address. All that match apply, those per id last. */
export const requestLimits: readonly Limit[] = [
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
  // Not from Akkoma, like the next one.
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
 * For calls that try a secret, or send a mail: counted per address and per account, whoever calls.
 * From an address or device that the member signed in from before, only attempts from there count,
 * so that nobody else can lock them out.
 */
export const guessLimits: readonly Limit[] = [
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
 * For calls that send a mail to an address that the caller names: counted per recipient. Not from
 * Akkoma.
 */
export const recipientLimits: readonly Limit[] = [
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
export function matchesCall(limit: Limit, row: Call): boolean {
  if (!limit.path.test(row.path)) return false;
  return limit.method === undefined ? row.method !== 'GET' : limit.method === row.method;
}
