import type { Call } from '../call.ts';
import { allCalls } from '../calls/all-calls.ts';
import { type ParseIssue, parseLenient } from '../lenient-schema.ts';
import { errorResponse } from '../schemas/error-response.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { checkRequest } from './check-request.ts';
import { findCalls } from './find-calls.ts';
import type { Exchange } from './recordings.ts';
import { findUnknownFields } from './find-unknown-fields.ts';

/** How a recorded exchange differs from the definition of its call. */
export interface ExchangeComparison {
  /** Name of the call; absent if none has this method and path. */
  readonly callName?: string;
  readonly call?: Call;
  readonly requestFaults: readonly string[];
  readonly outcome: 'parsed' | 'absent' | 'error' | 'unreadable';
  readonly issues: readonly ParseIssue[];
  readonly unknownFields: readonly string[];
}

const isPage = ({ response }: Exchange): boolean =>
  response.headers?.['content-type']?.startsWith('text/html') === true;

function judgeAnswer(call: Call, exchange: Exchange): Omit<ExchangeComparison, 'requestFaults'> {
  const { status, body, body_text: text } = exchange.response;
  const isError = status >= 400;
  const given = body === null && text !== undefined ? text : body;
  const { value, issues } = parseLenient(isError ? errorResponse : call.response, given);
  if (isError) {
    const fits = value !== undefined && issues.length === 0;
    const unnamed = findUnknownFields(given, value);
    return { outcome: fits ? 'error' : 'unreadable', issues, unknownFields: unnamed };
  }
  if (value === undefined && call.response !== emptyResponse) {
    return {
      outcome: isPage(exchange) ? 'absent' : 'unreadable',
      issues,
      unknownFields: [],
    };
  }
  return { outcome: 'parsed', issues, unknownFields: findUnknownFields(given, value) };
}

/** Compares a recorded exchange with the definition of its call. */
export function compareExchange(
  exchange: Exchange,
  calls: Readonly<Record<string, Call>> = allCalls,
): ExchangeComparison {
  const { method, path } = exchange.request;
  const judged = findCalls(calls, method, path).map(([callName, call]) => ({
    callName,
    call,
    requestFaults: checkRequest(call, exchange),
  }));
  const best = judged.toSorted((a, b) => a.requestFaults.length - b.requestFaults.length)[0];
  if (!best) return { requestFaults: [], outcome: 'unreadable', issues: [], unknownFields: [] };
  return { ...best, ...judgeAnswer(best.call, exchange) };
}
