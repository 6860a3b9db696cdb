import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { createWindowCounter, type WindowCounter } from '#rules/window-counter.ts';
import { matchKnownSignIns } from '#store/known-sign-ins.ts';
import {
  findMailRecipient,
  findThrottledAccount,
  appIdInRequest,
} from './find-throttled-account.ts';
import type { IncomingRecord } from './parse-bracketed-fields.ts';
import type { Caller } from './find-caller.ts';
import { createThrottledError } from './http-error.ts';
import {
  guessLimits,
  limitAppliesTo,
  recipientLimits,
  requestLimits,
  type ThrottleLimit,
} from './throttle-limits.ts';

/**
 * A known address or app may make this many times as many attempts as others, because several
 * people may use it.
 */
const knownFactor = 4;

export interface Throttle {
  /** Counts a request before its body is parsed. Throws 429 if it exceeds a limit. */
  check(call: Call, path: Readonly<Record<string, string>>, caller: Caller): void;
  /**
   * Counts a request by which somebody could guess a secret or send a mail, after its body was parsed.
   * Throws 429 if it exceeds a limit.
   */
  checkTarget(call: Call, sent: IncomingRecord, caller: Caller): void;
}

/**
 * The counters of a limit by kind of caller. They are separate, so that members are not refused
 * when visitors have reached the limit.
 */
type Counters = Readonly<
  Record<'visitors' | 'members' | 'addresses' | 'targets' | 'knownSignIns' | 'all', WindowCounter>
>;

interface CountedLimit extends ThrottleLimit {
  readonly counters: Counters;
}

function withCounters(limit: ThrottleLimit): CountedLimit {
  const create = (): WindowCounter => createWindowCounter(limit.milliseconds);
  const counters: Counters = {
    visitors: create(),
    members: create(),
    addresses: create(),
    targets: create(),
    knownSignIns: create(),
    all: create(),
  };
  return { ...limit, counters };
}

/** Creates the rate limits of an instance, with their own counters. */
export function createThrottle(instance: Instance): Throttle {
  const { createRateLimits } = findDialect(instance.config);
  const requests = requestLimits
    .filter(({ isPerAddress = false }) => isPerAddress || createRateLimits === undefined)
    .map(withCounters);
  const guesses = guessLimits.map(withCounters);
  const recipients = recipientLimits.map(withCounters);

  /** Counts a request by a key. Throws 429 if there have been more than `most` in the interval. */
  function count(counter: WindowCounter, key: string, most: number): void {
    const wait = counter.count(key, most, instance.now());
    if (wait > 0) throw createThrottledError(wait);
  }

  function countAll({ counters, total }: CountedLimit): void {
    if (total !== undefined) count(counters.all, '', total);
  }

  /**
   * Counts a request from a known address or app, for which one key below its limit is enough. Throws
   * 429 if there is none.
   */
  function countKnown({ counters, requests: most }: CountedLimit, keys: readonly string[]): void {
    let wait = 0;
    for (const key of keys) {
      wait = counters.knownSignIns.count(key, most * knownFactor, instance.now());
      if (wait === 0) return;
    }
    throw createThrottledError(wait);
  }

  function checkGuess(limit: CountedLimit, call: Call, sent: IncomingRecord, caller: Caller): void {
    const target = findThrottledAccount(instance, call, sent, caller);
    const marks = { address: caller.address, appId: appIdInRequest(instance, sent) };
    const known = target === undefined ? [] : matchKnownSignIns(instance.database, target, marks);
    // Known sign-ins are limited as well: others may share the address, or know the app's secret.
    if (known.length > 0) {
      countKnown(limit, known);
      return;
    }
    count(limit.counters.addresses, caller.address, limit.requests);
    if (target !== undefined) count(limit.counters.targets, target, limit.requests);
    countAll(limit);
  }

  return {
    check(call, path, { member, address }) {
      for (const limit of requests) {
        if (!limitAppliesTo(limit, call)) continue;
        const suffix =
          limit.per === 'id' ? path['id'] : limit.per === 'path' ? call.path : undefined;
        const isMember = member !== undefined && limit.isPerAddress !== true;
        // Limits per id need no counter for visitors, because these calls refuse visitors.
        if (limit.per === 'id' && !isMember) continue;
        const { counters, visitorRequests = limit.requests } = limit;
        if (isMember) count(counters.members, `${member.id} ${suffix}`, limit.requests);
        else count(counters.visitors, `${address} ${suffix}`, visitorRequests);
        countAll(limit);
      }
    },
    checkTarget(call, sent, caller) {
      for (const limit of guesses)
        if (limitAppliesTo(limit, call)) checkGuess(limit, call, sent, caller);
      for (const limit of recipients) {
        if (!limitAppliesTo(limit, call)) continue;
        const recipient = findMailRecipient(instance, sent);
        if (recipient === undefined) continue;
        count(limit.counters.targets, `${call.path} ${recipient}`, limit.requests);
        countAll(limit);
      }
    },
  };
}
