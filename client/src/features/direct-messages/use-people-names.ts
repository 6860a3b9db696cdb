import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { displayAcct } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { EmojiRow } from '#store/rows/emoji-row.ts';

/** One line with the names of at most two people. */
export interface PeopleNames {
  /** The line, in which custom emoji are written as `:shortcode:`. */
  readonly text: string;
  readonly emojis: readonly EmojiRow[];
}

function nameOf(account: AccountRow | undefined): string {
  return account?.displayName || displayAcct(account?.acct ?? '');
}

/**
 * Returns the names of the people of a conversation: “Jun and Edda”, “Priya, Kofi and 2 others”.
 */
export function usePeopleNames(accountIds: readonly string[]): PeopleNames {
  const { t } = useLingui();
  const { accounts } = useSession().tables;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = accountIds.map((id) => accounts.subscribe(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [accountIds, accounts],
  );
  const version = useSyncExternalStore(subscribe, () =>
    accountIds.map((id) => nameOf(accounts.get(id))).join('\n'),
  );
  const emojis = useMemo(
    () => (version ? accountIds.flatMap((id) => accounts.get(id)?.emojis ?? []) : []),
    [version, accountIds, accounts],
  );
  const [first = '', second = ''] = accountIds.map((id) => nameOf(accounts.get(id)));
  const count = accountIds.length;
  if (count === 0) return { text: t`You`, emojis };
  if (count === 1) return { text: first, emojis };
  if (count === 2) return { text: t`${first} and ${second}`, emojis };
  const others = count - 2;
  const text = t`${plural(others, { one: `${first}, ${second} and # other person`, other: `${first}, ${second} and # other people` })}`;
  return { text, emojis };
}
