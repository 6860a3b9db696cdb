import { expect, test } from 'vitest';
import { readReportChanges } from './report-changes.ts';

test('readReportChanges: separates changes from errors', () => {
  const given = [
    { id: '1', state: 'open' },
    { id: '2', state: 'closed' },
    { id: '3', state: 'resolved' },
    { id: '1', state: 'lost' },
    { id: '1' },
    { id: '9', state: 'open' },
    { id: 1, state: 'open' },
    null,
    ['1'],
    '1',
  ];
  expect(readReportChanges(given, (id) => ['1', '2', '3'].includes(id))).toEqual({
    changes: given.slice(0, 3),
    errors: [
      { id: '1', error: 'Unsupported state' },
      { id: '1', error: 'Unsupported state' },
      { id: '9', error: 'not_found' },
      ...Array.from({ length: 4 }, () => ({ id: '', error: 'not_found' })),
    ],
  });
});

test('readReportChanges: rejects anything but a list', () => {
  expect(() => readReportChanges({ id: '1' }, () => true)).toThrow();
});
