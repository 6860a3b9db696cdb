/** Whether something happened to a post of the feed, or between them. */
export function isOverPosts({ target }: Event): boolean {
  const feed = document.querySelector('[role="feed"]');
  return feed !== null && target instanceof Node && feed.contains(target);
}
