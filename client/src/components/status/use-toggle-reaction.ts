import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '#lib/chunk/load-chunk.ts';
import type { ReactionRow } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusActionState } from './use-status-actions.ts';

const loadToggle = () =>
  loadChunk(
    { name: 'toggle-reaction', kind: 'part' },
    () => import('#session/actions/toggle-reaction.ts'),
  );

/**
 * Loads the code of `useToggleReaction` on hover or focus, so that a click shows its effect at
 * once.
 */
export function preloadToggleReaction(): void {
  void loadToggle().catch(() => undefined);
}

/** Returns a function that adds or removes a reaction; a failure is shown on the status. */
export function useToggleReaction(
  statusId: string,
  actions: StatusActionState,
): (reaction: Pick<ReactionRow, 'name' | 'url'>, isOn: boolean) => void {
  const { t } = useLingui();
  const session = useSession();
  return (reaction, isOn) => {
    const emoji = reaction.name;
    actions.attempt({
      id: `reaction ${emoji}`,
      label: t({
        message: `Reaction ${emoji}`,
        comment: 'Names an action: adding or removing this reaction',
      }),
      async work() {
        const { toggleReaction } = await loadToggle();
        await toggleReaction(session, statusId, reaction, isOn);
      },
    });
  };
}
