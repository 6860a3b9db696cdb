import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { waitForFrames } from './client.ts';

/** A screen that shows texts written by others. */
export interface TextScreen {
  readonly name: string;
  readonly path: string;
}

function ids(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? [String(item.id)] : [],
  );
}

/** Returns eight screens of a member of the demo world. */
export async function textScreens(member: Person): Promise<readonly TextScreen[]> {
  const posts = await member.call('GET', '/api/v1/timelines/public?limit=40');
  const counts = Array.isArray(posts)
    ? posts.map((post: unknown) =>
        typeof post === 'object' && post !== null && 'replies_count' in post
          ? Number(post.replies_count)
          : 0,
      )
    : [];
  const discussed = ids(posts)[counts.indexOf(Math.max(...counts))] ?? '';
  const [author = ''] = Array.isArray(posts)
    ? posts.flatMap((post: unknown) =>
        typeof post === 'object' && post !== null && 'account' in post ? ids([post.account]) : [],
      )
    : [];
  return [
    { name: 'home', path: '/main/friends' },
    { name: 'federated timeline', path: '/main/all' },
    { name: 'notifications', path: `/${member.username}/notifications` },
    { name: 'conversation', path: `/notice/${discussed}` },
    { name: 'profile', path: `/users/${author}` },
    { name: 'people followed', path: `/users/${author}#followees` },
    { name: 'search', path: '/search?query=heron' },
    { name: 'direct messages', path: `/users/${member.username}/dms` },
  ];
}

/** Opens a screen and scrolls down by five windows. Expects that each of them is rendered. */
export async function scrollThroughScreen(page: Page, { path }: TextScreen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  for (let window = 0; window < 5; window += 1) {
    await page.evaluate(() => globalThis.scrollBy(0, globalThis.innerHeight));
    await waitForFrames(page);
  }
}
