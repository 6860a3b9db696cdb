interface AddressedStatus {
  readonly mentions?: readonly { readonly id: string }[] | undefined;
  readonly in_reply_to_account_id?: string | null | undefined;
}

/**
 * Whether a status mentions an account or replies to it. True for a status without a list of mentions,
 * because then the server has not said whom it addresses.
 */
export function isAddressedTo(
  { mentions, in_reply_to_account_id: repliesTo }: AddressedStatus,
  accountId: string,
): boolean {
  return (
    mentions === undefined || repliesTo === accountId || mentions.some(({ id }) => id === accountId)
  );
}
