import type { Tables } from '#store/tables.ts';
import type { Notifications } from './notifications.ts';

/**
 * Loads the notifications again, without rows that stand for several of them. Such a row would keep
 * its group if only a single notification with its id was merged into it.
 */
export async function reloadWithoutGroups({
  tables: { notifications },
  loader,
}: Pick<Notifications, 'loader'> & { readonly tables: Tables }): Promise<void> {
  const ids = loader.feed.ids.filter((id) => notifications.get(id)?.group !== undefined);
  for (const id of ids) notifications.remove(id);
  await loader.reload();
}
