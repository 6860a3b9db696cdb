/** Returns whether the event's target is in the feed. */
export function isOverPosts({ target }: Event): boolean {
  const feed = document.querySelector('[role="feed"]');
  return feed !== null && target instanceof Node && feed.contains(target);
}
