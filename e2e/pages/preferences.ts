import type { Client } from './client.ts';

function storePreferences(
  { page }: Client,
  name: string,
  preferences: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return page.addInitScript(
    ([key, value]) => {
      // In Firefox this also runs in the blank page of a new tab, which has no storage.
      if (window.origin === 'null') return;
      localStorage.setItem(key, JSON.stringify({ version: 1, value }));
    },
    [`preferences.${name}`, preferences] as const,
  );
}

/** Sets preferences of a visitor, or of the account with this id. */
export async function setPreferences(
  client: Client,
  preferences: Readonly<Record<string, unknown>>,
  accountId?: string,
): Promise<void> {
  await storePreferences(
    client,
    accountId === undefined ? 'visitor' : `account.${accountId}`,
    preferences,
  );
}

/** Sets preferences of the device. */
export async function setDevicePreferences(
  client: Client,
  preferences: Readonly<Record<string, unknown>>,
): Promise<void> {
  await storePreferences(client, 'device', preferences);
}

/** Returns preferences that show conversations as trees collapsed below this depth. */
export function collapsedTreePreferences(
  maxDepthInThread: number,
): Readonly<Record<string, unknown>> {
  return { conversationDisplay: 'tree', conversationTreeAdvanced: true, maxDepthInThread };
}
