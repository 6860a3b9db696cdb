import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferences } from '#session/preferences/preferences.ts';
import { settingsGroups } from '#session/preferences/placement/settings-groups.ts';
import { preferenceLabels } from './preference-labels.ts';

const rendered = settingsGroups
  .filter(({ tab, hasOwnControls }) => hasOwnControls !== true && tab !== 'footer')
  .flatMap(({ placements }) => placements)
  .flatMap((place) => ('preference' in place ? [place.preference] : []));

describe('Number bounds', () => {
  const numbers = rendered.filter((key) => typeof preferences[key].default === 'number');

  it.each(numbers)('the bounds of %s are its smallest and largest allowed value', (key) => {
    const { bounds } = preferenceLabels(key);
    const accepts = (value: number): boolean => v.is(preferences[key].schema, value);
    const { least = NaN, most } = bounds ?? {};
    expect([accepts(least), accepts(least - 1)]).toEqual([true, false]);
    expect(accepts((most ?? 1e6) + 1)).toBe(most === undefined);
    expect(accepts(most ?? 1e6)).toBe(true);
  });
});
