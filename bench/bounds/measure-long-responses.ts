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
const maxBytes = 12_000_000;
const maxItems = 200;

/** Milliseconds from the text of a response to rows, in Node and without rendering. */
function ingestResponse(text: string, limit: number): number {
  const start = performance.now();
  const parsed: unknown = JSON.parse(text);
  const items = Array.isArray(parsed) ? parsed.slice(0, limit) : [];
  const tables = createTables();
  const statuses = parseLenient(listOf(status), items).value ?? [];
  ingestStatuses(tables, statuses, { requestedAt: tables.hub.next(), viewerId: null });
  return performance.now() - start;
}

/** Measures a response of 50,000 statuses, read completely and with the limits. */
export function measureLongResponses(): readonly Figure[] {
  const templates = recordedThings().get('status') ?? [];
  const statuses = generateStatuses(templates, sent);
  const all = JSON.stringify(statuses);
  const longest = Math.floor(sent * (maxBytes / all.length));
  const accepted = JSON.stringify(statuses.slice(0, longest));
  return [
    figure('response of 50,000 statuses, completely ingested', ingestResponse(all, sent), 'ms'),
    figure(
      'longest accepted response, its first 200 statuses',
      ingestResponse(accepted, maxItems),
      'ms',
    ),
  ];
}
