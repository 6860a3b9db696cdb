/** The name in a staff member's ActivityPub id: its last part. */
export function staffName(actorId: string): string {
  return actorId.split('/').at(-1) ?? '';
}
