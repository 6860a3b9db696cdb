import type { MessageDescriptor } from '@lingui/core';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { ReadRelationship } from '#store/rows/relationship-row.ts';
import type { Session } from '#session/session.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** The account and the viewer's relation to it, as actions need them. */
export interface AccountActionContext {
  readonly account: AccountRow;
  readonly relationship: ReadRelationship;
  readonly isMember: boolean;
  readonly isOwn: boolean;
  readonly isLocal: boolean;
  /** The host of a remote account. */
  readonly host: string | undefined;
  readonly canBlockDomain: boolean;
  readonly canRemoveFollower: boolean;
}

/** Actions that need confirmation. A preference turns off the confirmation of each. */
export type AccountConfirmation =
  | 'unfollow'
  | 'mute'
  | 'muteFor'
  | 'block'
  | 'blockDomain'
  | 'removeFollower';

/** Descriptor of an action of a member on an account, for buttons and the menu. */
export interface AccountAction {
  readonly id: string;
  readonly icon: IconGlyph;
  readonly label: (facts: AccountActionContext) => MessageDescriptor;
  readonly isShown: (facts: AccountActionContext) => boolean;
  readonly isEnabled?: (facts: AccountActionContext) => boolean;
  readonly isOn?: (facts: AccountActionContext) => boolean;
  /**
   * Returns the confirmation to show before the action. Undefined if there is none, which is always
   * so for undoing.
   */
  readonly question?: (facts: AccountActionContext) => AccountConfirmation | undefined;
  readonly isDanger?: boolean;
  /**
   * Runs the action; `muteFor` is the duration of a mute in seconds. Rejects with the error to
   * show.
   */
  readonly run: (
    session: Session,
    facts: AccountActionContext,
    choice: { readonly muteFor?: number | undefined },
  ) => Promise<void>;
}
