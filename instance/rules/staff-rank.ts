type Role = 'admin' | 'moderator' | null;

const ranks = { admin: 2, moderator: 1 } as const;

function rankOf(role: Role): number {
  return role === null ? 0 : ranks[role];
}

/** Whether staff of the first role may act on an account of the second: never on a higher one. */
export function mayActOn(staff: Role, target: Role): boolean {
  return rankOf(staff) > 0 && rankOf(staff) >= rankOf(target);
}
