type Role = 'admin' | 'moderator' | null;

const ranks = { admin: 2, moderator: 1 } as const;

function rankOf(role: Role): number {
  return role === null ? 0 : ranks[role];
}

/** Whether a staff member may act on an account, which must not have a higher role. */
export function mayStaffActOn(staff: Role, target: Role): boolean {
  return rankOf(staff) > 0 && rankOf(staff) >= rankOf(target);
}
