import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { PreferenceKey } from '#session/preferences/all.ts';
import { setPreference } from '#session/preferences/set-preference.ts';
import type { Session } from '#session/session.ts';

/** A preference, a value of it, and whether what is on screen follows that value. */
export type PreferenceToSee = readonly [PreferenceKey, unknown, () => boolean];

/** Sets each in turn, waits until it is seen, sets it back, and waits until it is seen no more. */
export async function seePreferences(
  { preferences }: Session,
  rows: readonly PreferenceToSee[],
): Promise<void> {
  for (const [key, value, isSeen] of rows) {
    expect(isSeen(), `${key} before it is set`).toBe(false);
    act(() => void setPreference(preferences, key, value));
    await waitFor(() => expect(isSeen(), `${key} as ${JSON.stringify(value)}`).toBe(true));
    act(() => void preferences.set(key, undefined));
    await waitFor(() => expect(isSeen(), `${key} set back`).toBe(false));
  }
}
