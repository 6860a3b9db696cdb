import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { setPreference } from '#session/preferences/set-preference.ts';
import type { Session } from '#session/session.ts';

/** A preference, a value, and a function that returns whether the screen shows the value. */
export type PreferenceCase = readonly [PreferenceKey, unknown, () => boolean];

/**
 * Sets each preference and waits until the screen shows the value, then resets it and waits until the
 * screen does not.
 */
export async function expectPreferencesToApply(
  { preferences }: Session,
  rows: readonly PreferenceCase[],
): Promise<void> {
  for (const [key, value, isApplied] of rows) {
    expect(isApplied(), `${key} before it is set`).toBe(false);
    act(() => void setPreference(preferences, key, value));
    await waitFor(() => expect(isApplied(), `${key} as ${JSON.stringify(value)}`).toBe(true));
    act(() => void preferences.set(key, undefined));
    await waitFor(() => expect(isApplied(), `${key} reset`).toBe(false));
  }
}
