import type { Call } from '@rookery/contract/call.ts';
import type { Caller } from '#http/find-caller.ts';

export interface CountedRequest {
  /** The headers that announce the limit. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isExceeded: boolean;
}

/** The rate limits of a server that announces them in the headers of each response. */
export interface RateLimits {
  /** Counts a request. */
  count(call: Call, caller: Caller): CountedRequest;
}
