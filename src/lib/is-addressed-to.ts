interface AddressedStatus {
  readonly mentions?: readonly { readonly id: string }[] | undefined;
  readonly in_reply_to_account_id?: string | null | undefined;
}

/**
 * Whether a status mentions an account or replies to it. Undefined where the answer that carried it
 * leaves out the mentions or whom it replies to, so that nothing is known.
 */
export function isAddressedTo(
  { mentions, in_reply_to_account_id: repliesTo }: AddressedStatus,
  accountId: string,
): boolean | undefined {
  if (repliesTo === accountId || mentions?.some(({ id }) => id === accountId)) return true;
  return mentions === undefined || repliesTo === undefined ? undefined : false;
}
