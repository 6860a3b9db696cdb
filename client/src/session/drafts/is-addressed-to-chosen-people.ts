import { can } from '#api/capabilities.ts';
import type { ServerInfo } from '#api/server-info.ts';
import type { Draft } from './draft.ts';

/** Returns whether the post goes to chosen people, instead of those whom its text mentions. */
export function isAddressedToChosenPeople(
  { to = [], visibility }: Pick<Draft, 'to' | 'visibility'>,
  server: ServerInfo,
): boolean {
  return visibility === 'direct' && to.length > 0 && can('addressedStatuses', server);
}
