import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { useSession } from '#session/session-context.ts';
import { EmptyNote } from '#ui/notes/empty-note.tsx';

/** Empty state of a status search. Adds a hint if the server does not search all statuses. */
export function NoPostsFound({ words, action }: { words: string; action?: ReactNode }) {
  const findsEvery = useStore(useSession().instance, ({ info }) =>
    can('findsEveryPost', info.serverInfo),
  );
  return (
    <EmptyNote action={action}>
      <Trans>No results for “{words}”</Trans>
      {!findsEvery && (
        <>
          {' '}
          <Trans>
            This server may not support post search, or may only search your own posts and posts
            whose authors allow it.
          </Trans>
        </>
      )}
    </EmptyNote>
  );
}
