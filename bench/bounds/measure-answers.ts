import { parseLenient, listOf } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '@rookery/client/store/ingest/ingest-status.ts';
import { createTables } from '@rookery/client/store/tables.ts';
import { recordedThings } from '@rookery/client/store/testing/recorded-entities.ts';
import { figure, type Figure } from '../measure.ts';
import { generateStatuses } from '../tools/generate-statuses.ts';

const sent = 50_000;
/**
 * Longer responses are refused as too large, and further items of a page are ignored
 * (`api/transport`).
 */
const mostBytes = 12_000_000;
const mostItems = 200;

/** Milliseconds from the text of a response to rows, in Node and without rendering. */
function ingestResponse(answer: string, bound: number): number {
  const begun = performance.now();
  const whole: unknown = JSON.parse(answer);
  const items = Array.isArray(whole) ? whole.slice(0, bound) : [];
  const tables = createTables();
  const statuses = parseLenient(listOf(status), items).value ?? [];
  ingestStatuses(tables, statuses, { requestedAt: tables.hub.next(), viewerId: null });
  return performance.now() - begun;
}

/** Measures a response of 50,000 statuses, read completely and with the limits. */
export function measureAnswers(): readonly Figure[] {
  const templates = recordedThings().get('status') ?? [];
  const statuses = generateStatuses(templates, sent);
  const all = JSON.stringify(statuses);
  const longest = Math.floor(sent * (mostBytes / all.length));
  const accepted = JSON.stringify(statuses.slice(0, longest));
  return [
    figure('answer of 50,000 statuses, all taken in', ingestResponse(all, sent), 'ms'),
    figure(
      'longest answer that is read, its first 200 statuses',
      ingestResponse(accepted, mostItems),
      'ms',
    ),
  ];
}
