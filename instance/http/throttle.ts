import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { matchKnownSignIns } from '#store/known-sign-ins.ts';
import { senderApp, resolveTargetAccountId } from './resolve-target-account.ts';
import type { IncomingRecord } from './parse-bracketed-fields.ts';
import type { Caller } from './find-caller.ts';
import { HttpError } from './http-error.ts';

interface Limit {
  readonly name: string;
  readonly method?: string;
  readonly path: RegExp;
  readonly requests: number;
  /** A lower limit for visitors. */
  readonly visitorRequests?: number;
  readonly milliseconds: number;
  /** Counted separately for each id. */
  readonly perTarget?: boolean;
  /**
   * Applies to calls that try a secret: counted per address and per account, whoever calls. From an
   * address or device that the member signed in from before, only attempts from there count, so
   * that nobody else can lock them out.
   */
  readonly isGuess?: boolean;
}

/** Akkoma's default limits. The first match applies; `perTarget` limits apply in addition. */
const limits: readonly Limit[] = [
  {
    name: 'timeline',
    method: 'GET',
    path: /^\/api\/v1\/timelines\//,
    requests: 3,
    milliseconds: 500,
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
    name: 'login',
    method: 'POST',
    path: /^\/oauth\/(?:token|authorize|mfa\/\w+)$/,
    requests: 15,
    milliseconds: 60_000,
    isGuess: true,
  },
  {
    name: 'registration',
    method: 'POST',
    path: /^\/api\/v1\/accounts$/,
    requests: 25,
    milliseconds: 1_800_000,
  },
  {
    name: 'password-reset',
    method: 'POST',
    path: /^\/auth\/password$/,
    requests: 5,
    milliseconds: 1_800_000,
    isGuess: true,
  },
  {
    name: 'own-password',
    path: /^\/api\/pleroma\/(?:change_password|change_email|delete_account|disable_account|move_account|accounts\/mfa\/(?:totp|confirm\/totp))$/,
    requests: 15,
    milliseconds: 60_000,
    isGuess: true,
  },
  {
    name: 'upload',
    method: 'POST',
    path: /\/media$/,
    requests: 60,
    milliseconds: 60_000,
  },
  {
    name: 'confirmation',
    method: 'POST',
    path: /\/accounts\/confirmation_resend$/,
    requests: 5,
    milliseconds: 8_640_000,
  },
  {
    name: 'relations',
    method: 'POST',
    path: /\/(?:un)?follow$/,
    requests: 10,
    milliseconds: 10_000,
  },
  {
    name: 'favourite',
    method: 'POST',
    path: /\/(?:un)?favourite$/,
    requests: 3,
    milliseconds: 60_000,
    perTarget: true,
  },
  {
    name: 'reblog',
    method: 'POST',
    path: /\/(?:un)?reblog$/,
    requests: 3,
    milliseconds: 60_000,
    perTarget: true,
  },
  {
    name: 'relation',
    method: 'POST',
    path: /\/(?:un)?follow$/,
    requests: 2,
    milliseconds: 60_000,
    perTarget: true,
  },
  {
    name: 'status-action',
    path: /^\/api\/v1\/statuses(?:\/:id(?:\/(?:un)?(?:favourite|reblog))?)?$/,
    requests: 15,
    milliseconds: 10_000,
  },
];

/** Allows for typing errors, and for other people of the same household. */
const knownFactor = 4;

export interface Throttle {
  /** Counts a request. Throws 429 if it exceeds a limit. */
  check(row: Call, path: Readonly<Record<string, string>>, caller: Caller): void;
  /** The same for calls that try a secret, after the body was parsed. */
  checkTarget(row: Call, sent: IncomingRecord, caller: Caller): void;
}

function matchesCall(limit: Limit, row: Call): boolean {
  if (!limit.path.test(row.path)) return false;
  return limit.method === undefined ? row.method !== 'GET' : limit.method === row.method;
}

export function createThrottle(instance: Instance): Throttle {
  const counts = new Map<string, { count: number; until: number }>();
  let lastRemoval = 0;

  /**
   * Runs at maxRequests once per second: with a flood of addresses, each request would otherwise scan all
   * entries.
   */
  function removeExpired(time: number): void {
    if (counts.size < 1000 || Math.abs(time - lastRemoval) < 1000) return;
    lastRemoval = time;
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key);
  }

  function count(limit: Limit, key: string, maxRequests: number): boolean {
    const time = instance.now();
    const known = counts.get(key);
    // A clock that was set back must not extend the limit.
    if (!known || known.until <= time || known.until - time > limit.milliseconds) {
      removeExpired(time);
      counts.set(key, { count: 1, until: time + limit.milliseconds });
      return true;
    }
    known.count += 1;
    return known.count <= maxRequests;
  }

  function knownMarksOf(target: string, sent: IncomingRecord, caller: Caller): string[] {
    const marks = { address: caller.address, appId: senderApp(instance, sent) };
    return matchKnownSignIns(instance.database, target, marks);
  }

  return {
    check(row, path, caller) {
      for (const limit of limits) {
        if (limit.isGuess || !matchesCall(limit, row)) continue;
        const callerKey = caller.member?.id ?? caller.address;
        const target = limit.perTarget
          ? (path['id'] ?? '')
          : limit.name === 'timeline'
            ? row.path
            : '';
        const maxRequests = caller.member
          ? limit.requests
          : (limit.visitorRequests ?? limit.requests);
        if (!count(limit, `${limit.name} ${callerKey} ${target}`, maxRequests))
          throw new HttpError(429, 'Throttled');
      }
    },
    checkTarget(row, sent, caller) {
      for (const limit of limits) {
        if (!limit.isGuess || !matchesCall(limit, row)) continue;
        const target = resolveTargetAccountId(instance, row, sent, caller);
        const { name, requests } = limit;
        const known = target === undefined ? [] : knownMarksOf(target, sent, caller);
        // One mark below the limit is enough: others may share the address, or use an app whose
        // secret is public.
        const passes =
          known.length === 0
            ? count(limit, `${name} from ${caller.address}`, requests) &&
              (target === undefined || count(limit, `${name} of ${target}`, requests))
            : known.some((mark) =>
                count(limit, `${name} of ${target} from ${mark}`, requests * knownFactor),
              );
        if (!passes) throw new HttpError(429, 'Throttled');
      }
    },
  };
}
