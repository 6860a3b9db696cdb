import path from 'node:path';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import type { Figure } from '../measure.ts';
import { startInstanceProcess } from '../tools/instance-process.ts';
import { median } from '../tools/median.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';
import { openPicker } from './open-picker.ts';
import { typeInBoth } from './type-keys.ts';

const openings = 5;

/** Returns the value that the given percentage of values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}

/** Measures typing with 20,000 custom emoji, and the first opening of the emoji picker. */
export function measureComposer(): Promise<readonly Figure[]> {
  return withTempFolder(async (folder) => {
    const clientDir = process.env['CLIENT_DIR'];
    if (clientDir === undefined) await buildWhenStale();
    const instance = await startInstanceProcess({
      world: 'large',
      dataDir: path.join(folder, 'data'),
      ...(clientDir === undefined ? {} : { clientDir }),
    });
    try {
      const { composer, bare } = await typeInBoth(instance.origin);
      const pickers: number[] = [];
      for (let time = 0; time < openings; time += 1)
        pickers.push(await openPicker(instance.origin));
      return [
        { name: 'keystroke to paint, p98', value: percentile(composer, 98), unit: 'ms' },
        { name: 'the same in a bare textarea', value: percentile(bare, 98), unit: 'ms' },
        {
          name: 'keystroke to paint, p98, to a bare textarea',
          value: percentile(composer, 98) / percentile(bare, 98),
          unit: '×',
          note: 'most: 2; 5,000 characters, 40 emoji, completion open',
        },
        {
          name: 'keystroke to paint, median, to a bare textarea',
          value: median(composer) / median(bare),
          unit: '×',
        },
        {
          name: 'first opening of the emoji picker, CPU four times slower',
          value: median(pickers),
          unit: 'ms',
          note: 'most: 150',
        },
      ];
    } finally {
      await instance.stop();
    }
  });
}
