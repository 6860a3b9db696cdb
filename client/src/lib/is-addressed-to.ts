interface AddressedStatus {
  readonly mentions?: readonly { readonly id: string }[] | undefined;
  readonly in_reply_to_account_id?: string | null | undefined;
}

/**
 * Returns whether a status mentions or replies to an account. Undefined if the response contains
 * neither the mentions nor the account replied to.
 */
export function isAddressedTo(
  { mentions, in_reply_to_account_id: repliesTo }: AddressedStatus,
  accountId: string,
): boolean | undefined {
  if (repliesTo === accountId || mentions?.some(({ id }) => id === accountId)) return true;
  return mentions === undefined || repliesTo === undefined ? undefined : false;
}
