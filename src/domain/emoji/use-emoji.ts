import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { answers } from '#session/queries/answers.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { CustomEmoji } from './custom/custom-emoji.ts';
import { customEmojiOf } from './custom/custom-emoji-query.ts';
import { standardQuery } from './standard/standard-query.ts';
import type { StandardEmoji } from './standard/standard-emoji.ts';

/** What there is to choose from; empty while it is on its way. */
export interface KnownEmoji {
  readonly standard: readonly StandardEmoji[];
  readonly custom: readonly CustomEmoji[];
  readonly isLoading: boolean;
  /** Why the instance's own emoji, or the names of the others, could not be had. */
  readonly failure: unknown;
  readonly retry: () => void;
}

const none: readonly never[] = [];

/** The emoji of Unicode in the reader's language and the instance's own, each fetched once. */
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
