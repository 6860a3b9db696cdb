import type { Tables } from '#store/tables.ts';
import type { Notifications } from './notifications.ts';

/**
 * Loads the notifications again, after it has removed the rows that stand for several
 * notifications. If such a row stayed, and a response contained a single notification with its id,
 * the row would still show the group.
 */
export async function reloadWithoutGroups({
  tables: { notifications },
  loader,
}: Pick<Notifications, 'loader'> & { readonly tables: Tables }): Promise<void> {
  const ids = loader.feed.ids.filter((id) => notifications.get(id)?.group !== undefined);
  for (const id of ids) notifications.remove(id);
  await loader.reload();
}
