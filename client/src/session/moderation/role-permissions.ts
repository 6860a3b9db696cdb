/** Bits of the permissions of a role (https://docs.joinmastodon.org/entities/Role/). */
const bits = { administrator: 0x1n, viewDashboard: 0x8n, manageReports: 0x10n };

/**
 * Whether a role of Mastodon has a permission. Administrators have all. A mask that contains
 * anything but digits grants none.
 */
export function hasPermission(
  permissions: string | undefined,
  permission: Exclude<keyof typeof bits, 'administrator'>,
): boolean {
  if (permissions === undefined || !/^\d{1,40}$/.test(permissions)) return false;
  const mask = BigInt(permissions);
  return (mask & (bits.administrator | bits[permission])) !== 0n;
}
