import type { Client } from './client.ts';

function keepChosen(
  { page }: Client,
  name: string,
  preferences: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, JSON.stringify({ version: 1, value }));
    },
    [`preferences.${name}`, preferences] as const,
  );
}

/** What somebody has chosen in the settings: a visitor, or the account with this id. */
export async function prefer(
  client: Client,
  preferences: Readonly<Record<string, unknown>>,
  accountId?: string,
): Promise<void> {
  await keepChosen(
    client,
    accountId === undefined ? 'visitor' : `account.${accountId}`,
    preferences,
  );
}

/** What has been chosen for this device, whoever uses it. */
export async function preferOnDevice(
  client: Client,
  preferences: Readonly<Record<string, unknown>>,
): Promise<void> {
  await keepChosen(client, 'device', preferences);
}

/** What has conversations shown as trees that fold below so many levels. */
export function asTree(maxDepthInThread: number): Readonly<Record<string, unknown>> {
  return { conversationDisplay: 'tree', conversationTreeAdvanced: true, maxDepthInThread };
}
