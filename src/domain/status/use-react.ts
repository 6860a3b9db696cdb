import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '#domain/chunk/load-chunk.ts';
import type { ReactionRow } from '#entities/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusActionState } from './use-status-actions.ts';

const loadToggle = () =>
  loadChunk(
    { name: 'toggle-reaction', kind: 'part' },
    () => import('#domain/reactions/toggle-reaction.ts'),
  );

/** Fetched when somebody comes near, so that a press shows at once. */
export function preloadReact(): void {
  void loadToggle().catch(() => undefined);
}

/** Joins a reaction to a status, or leaves it; a failure is told on the post. */
export function useReact(
  statusId: string,
  actions: StatusActionState,
): (reaction: Pick<ReactionRow, 'name' | 'url'>, isOn: boolean) => void {
  const { t } = useLingui();
  const session = useSession();
  return (reaction, isOn) =>
    actions.attempt({
      id: `reaction ${reaction.name}`,
      label: t`Reaction ${reaction.name}`,
      async work() {
        const { toggleReaction } = await loadToggle();
        await toggleReaction(session, statusId, reaction, isOn);
      },
    });
}
