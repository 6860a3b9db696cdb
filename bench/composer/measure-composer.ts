import { figure, limitedFigure, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withEngine } from '../engines/with-engine.ts';
import { withSites } from '../tools/with-sites.ts';
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
  return withSites('large', async (open) => {
    const origin = await open('client');
    const { composer, textarea } = await withEngine('Chromium', (browser) =>
      typeInBoth(browser, origin),
    );
    const pickers: number[] = [];
    for (let time = 0; time < openings; time += 1) pickers.push(await openPicker(origin));
    return [
      figure('keystroke to paint, p98', percentile(composer, 98), 'ms'),
      figure('keystroke to paint in a plain textarea, p98', percentile(textarea, 98), 'ms'),
      limitedFigure(
        'keystroke to paint, p98, to a plain textarea',
        percentile(composer, 98) / percentile(textarea, 98),
        '×',
        2,
        '5,000 characters, 40 emoji, completion open',
      ),
      figure(
        'keystroke to paint, median, to a plain textarea',
        median(composer) / median(textarea),
        '×',
      ),
      limitedFigure(
        'first opening of the emoji picker, CPU four times slower',
        median(pickers),
        'ms',
        150,
      ),
    ];
  });
}
