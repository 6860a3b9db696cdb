import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { answers } from '#session/queries/answers.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { CustomEmoji } from './custom/custom-emoji.ts';
import { customEmojiOf } from './custom/custom-emoji-query.ts';
import { standardQuery } from './standard/standard-query.ts';
import type { StandardEmoji } from './standard/standard-emoji.ts';

/** The available emoji; empty while loading. */
export interface KnownEmoji {
  readonly standard: readonly StandardEmoji[];
  readonly custom: readonly CustomEmoji[];
  readonly isLoading: boolean;
  /** Why custom emoji or emoji names could not be loaded. */
  readonly failure: unknown;
  readonly retry: () => void;
}

const none: readonly never[] = [];

/** Loads the Unicode emoji in the reader's language and the custom emoji, each once. */
export function useEmoji({ isOff = false } = {}): KnownEmoji {
  const session = useSession();
  const { i18n } = useLingui();
  const custom = useCall(customEmojiOf, {}, { isOff, freshFor: Infinity });
  const standard = useQuery(
    { ...standardQuery(i18n.locale), enabled: !isOff },
    session.part(answers),
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
