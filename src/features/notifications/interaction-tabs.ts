/** Notification types of each interactions tab (R-NOTIF-001, R-NOTIF-003). */
export const interactionTypes = {
  mentions: ['mention'],
  likesAndRepeats: ['favourite', 'reblog', 'pleroma:emoji_reaction'],
  follows: ['follow', 'follow_request'],
  moves: ['move'],
} as const;

export type InteractionTab = keyof typeof interactionTypes;

/**
 * Returns a member's tabs. Moves have a tab only if they are not followed automatically
 * (R-NOTIF-002).
 */
export function interactionTabs(followsMoves: boolean): readonly InteractionTab[] {
  const all: readonly InteractionTab[] = ['mentions', 'likesAndRepeats', 'follows', 'moves'];
  return followsMoves ? all.filter((tab) => tab !== 'moves') : all;
}
