import type { Client } from './client.ts';

/** What somebody has chosen in the settings: a visitor, or the account with this id. */
export async function prefer(
  { page }: Client,
  preferences: Readonly<Record<string, unknown>>,
  accountId?: string,
): Promise<void> {
  const name = accountId === undefined ? 'visitor' : `account.${accountId}`;
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, JSON.stringify({ version: 1, value }));
    },
    [`preferences.${name}`, preferences] as const,
  );
}
