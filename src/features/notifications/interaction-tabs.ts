/** The tabs of the interactions, and which notifications each holds (R-NOTIF-001, R-NOTIF-003). */
export const interactionTypes = {
  mentions: ['mention'],
  likesAndRepeats: ['favourite', 'reblog', 'pleroma:emoji_reaction'],
  follows: ['follow', 'follow_request'],
  moves: ['move'],
} as const;

export type InteractionTab = keyof typeof interactionTypes;

/** The tabs a member has: moves only where these are not followed by themselves (R-NOTIF-002). */
export function interactionTabs(followsMoves: boolean): readonly InteractionTab[] {
  const all: readonly InteractionTab[] = ['mentions', 'likesAndRepeats', 'follows', 'moves'];
  return followsMoves ? all.filter((tab) => tab !== 'moves') : all;
}
