import { expect, test } from 'vitest';
import { parseLenient } from '../lenient-schema.ts';
import { account } from './account.ts';
import { instance } from './instance.ts';
import { markers } from './markers.ts';
import { poll } from './poll.ts';
import { reaction } from './reaction.ts';
import { status } from './status.ts';
import { tag } from './tag.ts';

const parsed = (schema: Parameters<typeof parseLenient>[0], input: unknown): unknown =>
  parseLenient(schema, input).value;

test.each([-1, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 2 ** 53, '7', null])(
  'schemas: read the invalid count %j as absent',
  (count) => {
    expect(parsed(account, { id: '1', statuses_count: count })).toEqual({ id: '1' });
    const counts = { favourites_count: count, reblogs_count: count, replies_count: count };
    const wire = { id: '1', account: { id: '1' } };
    expect(parsed(status, { ...wire, ...counts })).toEqual(wire);
    expect(parsed(reaction, { name: 'x', count })).toEqual({ name: 'x' });
    expect(parsed(instance, { stats: { user_count: count } })).toEqual({ stats: {} });
    expect(parsed(markers, { notifications: { pleroma: { unread_count: count } } })).toEqual({
      notifications: { pleroma: {} },
    });
    const wirePoll = { id: '1', options: [{ title: 'x', votes_count: count }], votes_count: count };
    const unknown = count === null ? { votes_count: null } : {};
    expect(parsed(poll, wirePoll)).toEqual({
      id: '1',
      options: [{ title: 'x', ...unknown }],
      ...unknown,
    });
  },
);

test.each(['-1', '1.5', 'x', 'Infinity', '9007199254740993', -2])(
  'tag: reads the invalid number of uses %j as absent',
  (uses) => {
    const wire = { name: 'heron', history: [{ day: '1', uses }] };
    expect(parsed(tag, wire)).toEqual({ name: 'heron', history: [{ day: '1' }] });
  },
);

test.each([0, 1, 2 ** 53 - 1])('schemas: keep the valid count %j', (count) => {
  expect(parsed(account, { id: '1', statuses_count: count })).toEqual({
    id: '1',
    statuses_count: count,
  });
});
