import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { isRecord } from './id-mapping.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Recorded responses with remote accounts and statuses. */
const withRemote = /^8(?:0[0-9]|36)_/;

function batchEvents(
  value: unknown,
  things: Map<string, Thing>,
  wanted: (thing: Thing) => boolean,
): void {
  if (Array.isArray(value)) for (const item of value) batchEvents(item, things, wanted);
  if (!isRecord(value)) return;
  if (wanted(value)) things.set(String(value['id']), value);
  for (const part of Object.values(value)) batchEvents(part, things, wanted);
}

function found(wanted: (thing: Thing) => boolean): readonly Thing[] {
  const things = new Map<string, Thing>();
  for (const { name, response } of loadExchanges())
    if (withRemote.test(name)) batchEvents(response.body, things, wanted);
  return [...things.values()].toSorted((one, other) =>
    String(one['id']) < String(other['id']) ? -1 : 1,
  );
}

const isRemote = (person: unknown): person is Thing =>
  isRecord(person) && typeof person['acct'] === 'string' && person['acct'].includes('@');

/** Returns the recorded remote accounts, oldest first. */
export function remotePeople(): readonly Thing[] {
  return found((thing) => isRemote(thing) && 'display_name' in thing && 'pleroma' in thing);
}

/** Returns the recorded statuses and reblogs of remote accounts, oldest first. */
export function remoteStatuses(): readonly Thing[] {
  return found((thing) => 'visibility' in thing && 'reblog' in thing && isRemote(thing['account']));
}
