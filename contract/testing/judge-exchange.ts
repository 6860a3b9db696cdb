import type { Call } from '../call.ts';
import { allCalls } from '../calls/all.ts';
import { type Trouble, read } from '../lenient.ts';
import { errorAnswer } from '../schemas/error-answer.ts';
import { nothing } from '../schemas/nothing.ts';
import { checkRequest } from './check-request.ts';
import { findCalls } from './find-call.ts';
import type { Exchange } from './recordings.ts';
import { unnamedFields } from './unnamed-fields.ts';

/** How an exchange compares to the table of calls. */
export interface Judgement {
  /** Name of the row, absent if no row has this method and path. */
  readonly row?: string;
  readonly call?: Call;
  readonly requestFaults: readonly string[];
  readonly answer: 'parsed' | 'absent' | 'error' | 'unreadable';
  readonly troubles: readonly Trouble[];
  readonly unnamed: readonly string[];
}

const isPage = ({ response }: Exchange): boolean =>
  response.headers?.['content-type']?.startsWith('text/html') === true;

function judgeAnswer(call: Call, exchange: Exchange): Omit<Judgement, 'requestFaults'> {
  const { status, body, body_text: text } = exchange.response;
  const isError = status >= 400;
  const given = body === null && text !== undefined ? text : body;
  const { value, troubles } = read(isError ? errorAnswer : call.answer, given);
  if (isError) {
    const fits = value !== undefined && troubles.length === 0;
    const unnamed = unnamedFields(given, value);
    return { answer: fits ? 'error' : 'unreadable', troubles, unnamed };
  }
  if (value === undefined && call.answer !== nothing) {
    return { answer: isPage(exchange) ? 'absent' : 'unreadable', troubles, unnamed: [] };
  }
  return { answer: 'parsed', troubles, unnamed: unnamedFields(given, value) };
}

/** Compares a recorded exchange with the table of calls. */
export function judgeExchange(exchange: Exchange): Judgement {
  const { method, path } = exchange.request;
  const rows = findCalls(allCalls, method, path);
  const judged = rows.map(([row, call]) => ({
    row,
    call,
    requestFaults: checkRequest(call, exchange),
  }));
  const best = judged.toSorted((a, b) => a.requestFaults.length - b.requestFaults.length)[0];
  if (!best) return { requestFaults: [], answer: 'unreadable', troubles: [], unnamed: [] };
  return { ...best, ...judgeAnswer(best.call, exchange) };
}
