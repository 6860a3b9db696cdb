/**
 * Returns the rule that the named accounts may do something without the author's approval. No other
 * accounts may, even with approval.
 */
function permitting(names: readonly string[]) {
  return {
    automatic_approval: names,
    manual_approval: [],
    always: names,
    with_approval: [],
  };
}

/**
 * Returns who may favourite, reply to and reblog a status of a visibility.
 *
 * @param visibility of the status: public, unlisted, private or direct
 * @param isOwn whether the viewer is its author, whom GoToSocial names again as `me`
 */
export function interactionPolicy(visibility: string, isOwn: boolean) {
  const me = isOwn ? ['me'] : [];
  const readers =
    visibility === 'direct'
      ? ['author', 'mentioned', ...me]
      : visibility === 'private'
        ? ['author', 'followers', 'mentioned', ...me]
        : ['public', ...me];
  const isOpen = visibility === 'public' || visibility === 'unlisted';
  return {
    can_favourite: permitting(readers),
    can_reply: permitting(readers),
    can_reblog: permitting(isOpen ? readers : ['author']),
  };
}
