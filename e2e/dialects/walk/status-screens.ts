import { pathTo } from '@rookery/client/lib/url/paths.ts';
import type { GoalContext } from '../goal-test.ts';
import { isInComposer, type WalkedScreen } from './walked-screen.ts';

/** Resolves to the cards of an own status and of somebody else’s with a poll. */
export async function statusScreens({
  viewer,
  other,
}: Pick<GoalContext, 'viewer' | 'other'>): Promise<readonly WalkedScreen[]> {
  const own = await viewer.post('The heron of this walk');
  const polled = await other.post('Which bird?', {
    spoiler_text: 'Birds',
    poll: { options: ['Heron', 'Bittern'], expires_in: 3600 },
  });
  return [['own status', own] as const, ['status of somebody else', polled] as const].map(
    ([name, id]) => ({
      name,
      path: pathTo('conversation', { id }),
      part: (page) => page.getByRole('main').getByRole('article').first(),
      owns: (control) => !isInComposer(control),
    }),
  );
}
