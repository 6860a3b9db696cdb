import { read, listOf } from '#contract/lenient.ts';
import { status } from '#contract/schemas/status.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import { createTables } from '#entities/tables.ts';
import { recordedThings } from '#entities/testing/recorded.ts';
import type { Figure } from '../measure.ts';
import { drawStatuses } from '../tools/draw-statuses.ts';

const sent = 50_000;
/** Longer answers are told as too much, and more items of a page are not read (`api/transport`). */
const mostBytes = 12_000_000;
const mostItems = 200;

/** From the text of an answer to rows; Node, without what drawing them costs. */
function takeIn(answer: string, bound: number): number {
  const begun = performance.now();
  const whole: unknown = JSON.parse(answer);
  const items = Array.isArray(whole) ? whole.slice(0, bound) : [];
  const tables = createTables();
  const statuses = read(listOf(status), items).value ?? [];
  ingestStatuses(tables, statuses, { askedAt: tables.hub.next(), viewerId: null });
  return performance.now() - begun;
}

/** What one answer of 50,000 statuses costs the page, read whole and as it is read. */
export function measureAnswers(): readonly Figure[] {
  const templates = recordedThings().get('status') ?? [];
  const statuses = drawStatuses(templates, sent);
  const all = JSON.stringify(statuses);
  const longest = Math.floor(sent * (mostBytes / all.length));
  const accepted = JSON.stringify(statuses.slice(0, longest));
  return [
    { name: 'answer of 50,000 statuses, all taken in', value: takeIn(all, sent), unit: 'ms' },
    {
      name: 'longest answer that is read, its first 200 statuses',
      value: takeIn(accepted, mostItems),
      unit: 'ms',
    },
  ];
}
