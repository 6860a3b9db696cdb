import { prolificAuthorIndex } from '../../instance/seed/large/large-people.ts';
import { accountName } from '../../instance/seed/large/large-texts.ts';
import type { Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { withLargeInstances } from './large-instances.ts';
import { readStatuses, type ScrollMeasurement } from './read-statuses.ts';

const runs = 3;
const statuses = 300;

const workIn = (readings: readonly ScrollMeasurement[]) =>
  median(readings.map(({ workOnTheWay }) => workOnTheWay));

/**
 * Measures scrolling down the profile of an account with 20,000 statuses, compared with a public
 * timeline.
 */
export function measureProfile(): Promise<readonly Figure[]> {
  return withLargeInstances(({ client }) =>
    withBrowser(async (browser) => {
      const timeline: ScrollMeasurement[] = [];
      const profile: ScrollMeasurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        timeline.push(await readStatuses(browser, `${client}/main/all`, statuses));
        const { username } = accountName(prolificAuthorIndex);
        profile.push(await readStatuses(browser, `${client}/${username}`, statuses));
      }
      return [
        {
          name: 'work for 1,000 px of a profile',
          value: workIn(profile),
          unit: 'ms',
          note: `a timeline: ${workIn(timeline).toFixed(0)} ms`,
        },
        {
          name: 'work for 1,000 px of a profile, to a timeline',
          value: workIn(profile) / workIn(timeline),
          unit: '×',
        },
        {
          name: 'nodes at most',
          value: Math.max(...profile.map(({ mostNodes }) => mostNodes)),
          unit: '',
          note: 'most: 2,500',
        },
      ];
    }),
  );
}
