import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiStatus } from '#store/testing/api-samples.ts';
import { selectRunForCache } from './select-for-cache.ts';

const direct = apiStatus('d', { visibility: 'direct' });

test('selectRunForCache: selects the longest run without gaps, direct messages and unknown statuses', () => {
  const items = fc.array(fc.constantFrom('status', 'direct', 'repeat', 'quote', 'unknown', 'gap'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(items, (kinds) => {
      const line = kinds.map((kind, at) =>
        kind === 'gap' ? { key: `gap-${at}`, above: null, below: null } : `${kind} ${at}`,
      );
      const stored = selectRunForCache(line, (id) => {
        if (id.startsWith('direct')) return { ...direct, id };
        if (id.startsWith('repeat')) return apiStatus(id, { reblog: direct });
        if (id.startsWith('quote')) return apiStatus(id, { quote: direct });
        return id.startsWith('status') ? apiStatus(id) : undefined;
      }).map(({ id }) => id);
      const page = kinds.map((kind, at) => (kind === 'status' ? `status ${at}` : ' '));
      const runs = page
        .join(',')
        .split(/,? (?:,|$)/)
        .map((run) => run.split(',').filter(Boolean));
      expect(stored).toHaveLength(Math.max(...runs.map(({ length }) => length)));
      expect(runs).toContainEqual(stored);
    }),
  );
});
