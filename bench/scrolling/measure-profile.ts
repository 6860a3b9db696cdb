import { prolificAuthorIndex } from '../../instance/seed/large/large-people.ts';
import { accountName } from '../../instance/seed/large/large-texts.ts';
import { figure, limitedFigure, type Figure } from '../measure.ts';
import { medianOf } from '../tools/median.ts';
import { withSites } from '../tools/with-sites.ts';
import { withBrowser } from '../tools/with-browser.ts';
import { readStatuses, type ScrollMeasurement } from './read-statuses.ts';

const runs = 3;
const statuses = 300;

const workIn = (measurements: readonly ScrollMeasurement[]) =>
  medianOf(measurements, ({ workPerThousandPx }) => workPerThousandPx);

/**
 * Measures scrolling down the profile of an account with 20,000 statuses, compared with a public
 * timeline.
 */
export function measureProfile(): Promise<readonly Figure[]> {
  return withSites('large', async (open) => {
    const client = await open('client');
    return withBrowser(async (browser) => {
      const timeline: ScrollMeasurement[] = [];
      const profile: ScrollMeasurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        timeline.push(await readStatuses(browser, `${client}/main/all`, statuses));
        const { username } = accountName(prolificAuthorIndex);
        profile.push(await readStatuses(browser, `${client}/${username}`, statuses));
      }
      return [
        figure(
          'work for 1,000 px of a profile',
          workIn(profile),
          'ms',
          `a timeline: ${workIn(timeline).toFixed(0)} ms`,
        ),
        figure(
          'work for 1,000 px of a profile, to a timeline',
          workIn(profile) / workIn(timeline),
          '×',
        ),
        limitedFigure(
          'maximum number of nodes',
          Math.max(...profile.map(({ mostNodes }) => mostNodes)),
          '',
          2_500,
        ),
      ];
    });
  });
}
