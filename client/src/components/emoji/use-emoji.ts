import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#session/queries/query-client.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { type CustomEmoji, customEmojiQuery } from './custom-emoji.ts';
import { standardEmojiQuery } from './standard-emoji-query.ts';
import type { StandardEmoji } from './standard-emoji.ts';

/** The available emoji; empty while loading. */
export interface AvailableEmoji {
  readonly standard: readonly StandardEmoji[];
  readonly custom: readonly CustomEmoji[];
  readonly isLoading: boolean;
  /** Why custom emoji or emoji names could not be loaded. */
  readonly failure: unknown;
  readonly retry: () => void;
}

const none: readonly never[] = [];

/** Loads the Unicode emoji in the reader's language and the custom emoji, each once. */
export function useEmoji({ isOff = false } = {}): AvailableEmoji {
  const session = useSession();
  const { i18n } = useLingui();
  const custom = useCall(customEmojiQuery, {}, { isDisabled: isOff, staleTime: Infinity });
  const standard = useQuery(
    { ...standardEmojiQuery(i18n.locale), enabled: !isOff },
    session.part(queryClient),
  );
  return {
    standard: standard.data ?? none,
    custom: custom.value ?? none,
    isLoading: custom.isLoading || standard.isLoading,
    failure: custom.failure ?? standard.error ?? undefined,
    retry() {
      if (custom.failure !== undefined) custom.retry();
      if (standard.error) void standard.refetch();
    },
  };
}
