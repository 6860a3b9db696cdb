import { expect, test } from 'vitest';
import {
  type QueuedActionEvent,
  type QueuedActionState,
  nextQueuedActionState,
} from './queued-actions.ts';

const error = new Error('refused');
const requested = (wanted: boolean): QueuedActionEvent => ({ type: 'requested', wanted });
const fetched = (isOn?: boolean): QueuedActionEvent => ({ type: 'fetched', isOn });
const waiting: QueuedActionState = { name: 'waiting', wanted: true };
const sending: QueuedActionState = { name: 'sending', wanted: true, sent: true };
const changed: QueuedActionState = { name: 'sending', wanted: false, sent: true };
const sendingLatest: QueuedActionState = { name: 'sending', wanted: false, sent: false };
const checking: QueuedActionState = { name: 'checking', wanted: true, sent: true, error };
const refetching: QueuedActionState = { name: 'refetching', wanted: true, sent: true };
const settled: QueuedActionState = { name: 'settled' };
const failed: QueuedActionState = { name: 'failed', error };

const transitions: readonly (readonly [QueuedActionState, QueuedActionEvent, QueuedActionState])[] =
  [
    [waiting, requested(false), { name: 'waiting', wanted: false }],
    [waiting, { type: 'released' }, sending],
    [waiting, { type: 'sentElsewhere' }, refetching],
    [sending, requested(false), changed],
    [sending, { type: 'accepted' }, settled],
    [sending, { type: 'unreachable' }, waiting],
    [sending, { type: 'refused', error }, checking],
    [sending, { type: 'failed', error }, failed],
    [changed, requested(true), sending],
    [changed, { type: 'accepted' }, sendingLatest],
    [changed, { type: 'unreachable' }, { name: 'waiting', wanted: false }],
    [changed, { type: 'refused', error }, { name: 'checking', wanted: false, sent: true, error }],
    [changed, { type: 'failed', error }, sendingLatest],
    [checking, requested(false), { name: 'checking', wanted: false, sent: true, error }],
    [checking, fetched(true), settled],
    [checking, fetched(false), failed],
    [checking, fetched(), failed],
    [{ name: 'checking', wanted: false, sent: true, error }, fetched(true), sendingLatest],
    [{ name: 'checking', wanted: false, sent: true, error }, fetched(), sendingLatest],
    [refetching, requested(false), { name: 'refetching', wanted: false, sent: true }],
    [refetching, fetched(), settled],
    [{ name: 'refetching', wanted: false, sent: true }, fetched(true), sendingLatest],
  ];

test.each(transitions.map(([state, event, next]) => ({ state, event, next })))(
  'nextQueuedActionState: in the state $state.name, the event $event.type leads to $next.name',
  ({ state, event, next }) => {
    expect(nextQueuedActionState(state, event)).toEqual(next);
  },
);

test('nextQueuedActionState: returns the same state for an event that is not listed for it', () => {
  const isListed = (state: QueuedActionState, event: QueuedActionEvent): boolean =>
    transitions.some(([from, { type }]) => from.name === state.name && type === event.type);
  const events = transitions.map(([, event]) => event);
  for (const state of [waiting, sending, checking, refetching, settled, failed])
    for (const event of events)
      if (!isListed(state, event)) expect(nextQueuedActionState(state, event)).toBe(state);
});
