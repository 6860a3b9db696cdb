import type { Call } from '#contract/call.ts';
import type { Instance } from '#instance/context.ts';
import { knownMarks } from '#instance/store/known-sign-ins.ts';
import { senderApp, targetOf } from './guessed-target.ts';
import type { IncomingRecord } from './brackets.ts';
import type { Caller } from './find-caller.ts';
import { Refusal } from './refusal.ts';

interface Limit {
  readonly name: string;
  readonly method?: string;
  readonly path: RegExp;
  readonly requests: number;
  /** Where visitors may ask less often. */
  readonly visitorRequests?: number;
  readonly milliseconds: number;
  /** Counted for each id by itself. */
  readonly perTarget?: boolean;
  /**
   * Where secrets are guessed: counted by the address, and by the account that is tried, whoever calls.
   * From an address or device that the member signed in from before, only what comes from there counts,
   * so that nobody else can lock them out.
   */
  readonly isGuess?: boolean;
}

/** The real server's default limits. The first that fits counts, and every `perTarget` one besides. */
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

/** A member mistypes, and somebody of the same household may try as well. */
const knownFactor = 4;

export interface Throttle {
  /** Counts a request, and refuses it with 429 when it is one too many. */
  check(row: Call, path: Readonly<Record<string, string>>, caller: Caller): void;
  /** The same for guesses of secrets, once it is known what was sent. */
  checkTarget(row: Call, sent: IncomingRecord, caller: Caller): void;
}

function fits(limit: Limit, row: Call): boolean {
  if (!limit.path.test(row.path)) return false;
  return limit.method === undefined ? row.method !== 'GET' : limit.method === row.method;
}

export function createThrottle(instance: Instance): Throttle {
  const counts = new Map<string, { count: number; until: number }>();
  let lastSweep = 0;

  /** At most once per second, as a flood of addresses would otherwise make every request pay for all. */
  function sweep(time: number): void {
    if (counts.size < 1000 || Math.abs(time - lastSweep) < 1000) return;
    lastSweep = time;
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key);
  }

  function count(limit: Limit, key: string, most: number): boolean {
    const time = instance.now();
    const known = counts.get(key);
    // A clock that was set back must not keep anybody out for longer than the limit says.
    if (!known || known.until <= time || known.until - time > limit.milliseconds) {
      sweep(time);
      counts.set(key, { count: 1, until: time + limit.milliseconds });
      return true;
    }
    known.count += 1;
    return known.count <= most;
  }

  function knownFor(target: string, sent: IncomingRecord, caller: Caller): string[] {
    const marks = { address: caller.address, appId: senderApp(instance, sent) };
    return knownMarks(instance.database, target, marks);
  }

  return {
    check(row, path, caller) {
      for (const limit of limits) {
        if (limit.isGuess || !fits(limit, row)) continue;
        const who = caller.member?.id ?? caller.address;
        const target = limit.perTarget
          ? (path['id'] ?? '')
          : limit.name === 'timeline'
            ? row.path
            : '';
        const most = caller.member ? limit.requests : (limit.visitorRequests ?? limit.requests);
        if (!count(limit, `${limit.name} ${who} ${target}`, most))
          throw new Refusal(429, 'Throttled');
      }
    },
    checkTarget(row, sent, caller) {
      for (const limit of limits) {
        if (!limit.isGuess || !fits(limit, row)) continue;
        const target = targetOf(instance, row, sent, caller);
        const { name, requests } = limit;
        const known = target === undefined ? [] : knownFor(target, sent, caller);
        // One of them is enough: others may share the address, or use an app whose secret is public.
        const passes =
          known.length === 0
            ? count(limit, `${name} from ${caller.address}`, requests) &&
              (target === undefined || count(limit, `${name} of ${target}`, requests))
            : known.some((mark) =>
                count(limit, `${name} of ${target} from ${mark}`, requests * knownFactor),
              );
        if (!passes) throw new Refusal(429, 'Throttled');
      }
    },
  };
}
