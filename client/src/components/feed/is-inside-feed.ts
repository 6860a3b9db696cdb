/** Returns whether the event's target is in the feed. */
export function isInsideFeed({ target }: Event): boolean {
  const feed = document.querySelector('[role="feed"]');
  return feed !== null && target instanceof Node && feed.contains(target);
}
