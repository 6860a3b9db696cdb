import { parseLenient, listOf } from '@rookery/contract/lenient-schema.ts';
import { status, type Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '@rookery/client/store/ingest/ingest-status.ts';
import { createTables, type Tables } from '@rookery/client/store/tables.ts';
import { recordedThings } from '@rookery/client/store/testing/recorded-entities.ts';
import { figure, type Figure } from '../measure.ts';
import { generateStatuses } from '../tools/generate-statuses.ts';
import { median } from '../tools/median.ts';

const count = 5000;
const pageSize = 20;
const warmUps = 3;
const runs = 11;

const page = listOf(status);

function parsePages(responses: readonly string[]): Status[][] {
  return responses.map((response) => parseLenient(page, JSON.parse(response)).value ?? []);
}

function ingestPages(tables: Tables, pages: readonly (readonly Status[])[]): void {
  for (const statuses of pages) {
    ingestStatuses(tables, statuses, { requestedAt: tables.hub.next(), viewerId: 'person0' });
  }
}

function time<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** Measures the time from responses to rows, by stage. */
export async function measureIngest(): Promise<readonly Figure[]> {
  const templates = recordedThings().get('status') ?? [];
  const statuses = generateStatuses(templates, count);
  const responses = Array.from({ length: count / pageSize }, (_, index) =>
    JSON.stringify(statuses.slice(index * pageSize, (index + 1) * pageSize)),
  );
  const times: Record<'json' | 'read' | 'first' | 'again', number[]> = {
    json: [],
    read: [],
    first: [],
    again: [],
  };
  let rows = 0;
  for (let run = -warmUps; run < runs; run += 1) {
    const json = time(() => responses.map((response): unknown => JSON.parse(response)));
    const both = time(() => parsePages(responses));
    const tables = createTables();
    const first = time(() => ingestPages(tables, both.result));
    const again = time(() => ingestPages(tables, both.result));
    rows = tables.statuses.size;
    if (run < 0) continue;
    times.json.push(json.ms);
    times.read.push(both.ms - json.ms);
    times.first.push(first.ms);
    times.again.push(again.ms);
  }
  const stage = (name: string, list: readonly number[], note = ''): Figure => {
    const ms = median(list);
    const each = `${((ms * 1000) / count).toFixed(1)} µs each`;
    return figure(name, ms, 'ms', note === '' ? each : `${each}; ${note}`);
  };
  const megabytes = (responses.join('').length / 1e6).toFixed(1);
  return [
    stage('JSON.parse, for comparison', times.json, `${megabytes} MB of JSON`),
    stage('parsing by the contract', times.read),
    stage('ingest', times.first, `${rows} rows, with reblogged statuses`),
    stage(
      'ingest of the same statuses again',
      times.again,
      'nothing changes, no subscriber is notified',
    ),
  ];
}
