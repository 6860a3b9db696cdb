import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { createWindowCounter, type WindowCounter } from '#rules/window-counter.ts';
import { matchKnownSignIns } from '#store/known-sign-ins.ts';
import { findRecipient, findTarget, senderApp } from './find-target.ts';
import type { IncomingRecord } from './parse-bracketed-fields.ts';
import type { Caller } from './find-caller.ts';
import { throttled } from './http-error.ts';
import {
  guessLimits,
  matchesCall,
  recipientLimits,
  requestLimits,
  type Limit,
} from './throttle-limits.ts';

/** Allows for typing errors, and for other people of the same household. */
const knownFactor = 4;

export interface Throttle {
  /** Counts a request. Throws 429 if it exceeds a limit. */
  check(row: Call, path: Readonly<Record<string, string>>, caller: Caller): void;
  /** The same for calls that try a secret or send a mail, after the body was parsed. */
  checkTarget(row: Call, sent: IncomingRecord, caller: Caller): void;
}

/** The counters of a limit. Separate, so that visitors who fill one do not keep members out. */
type Counters = Readonly<
  Record<'visitors' | 'members' | 'addresses' | 'targets' | 'knownSignIns' | 'all', WindowCounter>
>;

interface CountedLimit extends Limit {
  readonly counters: Counters;
}

function withCounters(limit: Limit): CountedLimit {
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
  const requests = requestLimits.map(withCounters);
  const guesses = guessLimits.map(withCounters);
  const recipients = recipientLimits.map(withCounters);

  /** Throws 429 if the key has been counted more often. */
  function count(counter: WindowCounter, key: string, most: number): void {
    const wait = counter.count(key, most, instance.now());
    if (wait > 0) throw throttled(wait);
  }

  function countAll({ counters, total }: CountedLimit): void {
    if (total !== undefined) count(counters.all, '', total);
  }

  /** Of the marks of a known sign-in, one below the limit is enough. Throws 429 if there is none. */
  function countKnown({ counters, requests: most }: CountedLimit, keys: readonly string[]): void {
    let wait = 0;
    for (const key of keys) {
      wait = counters.knownSignIns.count(key, most * knownFactor, instance.now());
      if (wait === 0) return;
    }
    throw throttled(wait);
  }

  function checkGuess(limit: CountedLimit, row: Call, sent: IncomingRecord, caller: Caller): void {
    const target = findTarget(instance, row, sent, caller);
    const marks = { address: caller.address, appId: senderApp(instance, sent) };
    const known = target === undefined ? [] : matchKnownSignIns(instance.database, target, marks);
    // Others may share the address, or use an app whose secret is public.
    if (known.length > 0) {
      countKnown(limit, known);
      return;
    }
    count(limit.counters.addresses, caller.address, limit.requests);
    if (target !== undefined) count(limit.counters.targets, target, limit.requests);
    countAll(limit);
  }

  return {
    check(row, path, { member, address }) {
      for (const limit of requests) {
        if (!matchesCall(limit, row)) continue;
        const suffix =
          limit.per === 'id' ? path['id'] : limit.per === 'path' ? row.path : undefined;
        const isMember = member !== undefined && limit.isPerAddress !== true;
        // What is counted per id is refused to visitors anyway.
        if (limit.per === 'id' && !isMember) continue;
        const { counters, visitorRequests = limit.requests } = limit;
        if (isMember) count(counters.members, `${member.id} ${suffix}`, limit.requests);
        else count(counters.visitors, `${address} ${suffix}`, visitorRequests);
        countAll(limit);
      }
    },
    checkTarget(row, sent, caller) {
      for (const limit of guesses)
        if (matchesCall(limit, row)) checkGuess(limit, row, sent, caller);
      for (const limit of recipients) {
        if (!matchesCall(limit, row)) continue;
        const recipient = findRecipient(instance, sent);
        if (recipient === undefined) continue;
        count(limit.counters.targets, `${row.path} ${recipient}`, limit.requests);
        countAll(limit);
      }
    },
  };
}
