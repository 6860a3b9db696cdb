import type { MessageDescriptor } from '@lingui/core';
import type { AccountRow } from '#entities/rows/account-row.ts';
import type { ReadRelationship } from '#entities/rows/read-relationship.ts';
import type { Session } from '#session/session.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What an action needs to know of the account it is about. */
export interface AccountFacts {
  readonly account: AccountRow;
  readonly relationship: ReadRelationship;
  readonly isMember: boolean;
  readonly isOwn: boolean;
  readonly isLocal: boolean;
  /** The host of a remote account. */
  readonly host: string | undefined;
}

/** What is asked before something is done; the preference that says whether is in the question. */
export type AccountQuestion =
  | 'unfollow'
  | 'mute'
  | 'muteFor'
  | 'block'
  | 'blockDomain'
  | 'removeFollower';

/** Something a member can do about an account: one descriptor for buttons and the menu. */
export interface AccountAction {
  readonly id: string;
  readonly icon: IconGlyph;
  readonly label: (facts: AccountFacts) => MessageDescriptor;
  readonly isShown: (facts: AccountFacts) => boolean;
  readonly isEnabled?: (facts: AccountFacts) => boolean;
  readonly isOn?: (facts: AccountFacts) => boolean;
  /** What is asked first; undefined for nothing, and always where it is taken back. */
  readonly question?: (facts: AccountFacts) => AccountQuestion | undefined;
  readonly isDanger?: boolean;
  /** `muteFor`: seconds, for a mute that ends by itself. Rejects with the error to be told. */
  readonly run: (
    session: Session,
    facts: AccountFacts,
    choice: { readonly muteFor?: number | undefined },
  ) => Promise<void>;
}
