import { useState } from 'react';
import type { FeedItem } from '#store/rows/feed-row.ts';

function keyOf(item: FeedItem): string {
  return typeof item === 'string' ? item : item.key;
}

function isOpenAbove(item: FeedItem): boolean {
  return typeof item !== 'string' && item.above === null;
}

/**
 * Returns the keys of a feed's rows; the same array until they change. A gap that the stream has
 * just opened is omitted while the feed loads: it becomes a gap only if that fails.
 */
export function useFeedRowKeys(items: readonly FeedItem[], isBusy: boolean): readonly string[] {
  const shown = isBusy ? items.filter((item) => !isOpenAbove(item)) : items;
  const [keys, setKeys] = useState<readonly string[]>(() => shown.map(keyOf));
  const isSame =
    keys.length === shown.length && shown.every((item, index) => keyOf(item) === keys[index]);
  if (isSame) return keys;
  const changed = shown.map(keyOf);
  setKeys(changed);
  return changed;
}
