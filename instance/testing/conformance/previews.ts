import { createLinkCard } from '#instance/rules/create-link-card.ts';
import type { StatusRow } from '#instance/store/rows.ts';
import { updateStatus } from '#instance/store/statuses.ts';
import type { Scene } from './scene.ts';

/** The recorded server could not fetch linked pages until late in the recordings. */
export async function withoutPreviews({ running }: Scene): Promise<void> {
  running().instance.database.run('UPDATE statuses SET card = NULL');
}

export async function withPreviews({ running }: Scene): Promise<void> {
  const { database } = running().instance;
  for (const { id, content } of database.all<StatusRow>('SELECT * FROM statuses')) {
    const card = createLinkCard(content, []);
    if (card !== undefined) updateStatus(database, id, { card: JSON.stringify(card) });
  }
}
