import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferenceKeys, preferences } from './preferences.ts';
import {
  effectivePreferenceValue,
  preferenceValueWithoutChoice,
} from './effective-preference-value.ts';

const maybe = fc.option(fc.boolean(), { nil: undefined });
const toggles = preferenceKeys.filter((key) => typeof preferences[key].default === 'boolean');

describe('effectivePreferenceValue', () => {
  it('returns the member’s value, else that of the instance if allowed, else the default [R-PREF-041]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...toggles), maybe, maybe, (key, mine, theirs) => {
        const definition = preferences[key];
        const layers = { chosen: { [key]: mine }, instance: { [key]: theirs } };
        const without = (definition.fromInstance ? theirs : undefined) ?? definition.default;
        expect(effectivePreferenceValue(key, layers)).toBe(mine ?? without);
        expect(preferenceValueWithoutChoice(key, layers.instance)).toBe(without);
      }),
    );
  });

  it('does not return the value of the instance if the member has chosen one', () => {
    const instance = { collapseMessageWithSubject: false };
    expect(effectivePreferenceValue('collapseMessageWithSubject', { chosen: {}, instance })).toBe(
      false,
    );
    const chosen = { collapseMessageWithSubject: true };
    expect(effectivePreferenceValue('collapseMessageWithSubject', { chosen, instance })).toBe(true);
  });
});
