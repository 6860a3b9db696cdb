import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { SessionContext } from '#session/session-context.ts';
import type { Session } from '../session.ts';
import { createPreferenceStore } from './preference-store.ts';
import { usePreference } from './use-preference.ts';

function MutedPhrases() {
  return <output>{usePreference('muteWords').join(' ')}</output>;
}

describe('usePreference', () => {
  it('returns the value and re-renders only when it changes', () => {
    const preferences = createPreferenceStore({ area: fakeArea() });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook reads only `preferences` of the session
    const session = { preferences } as unknown as Session;
    let renders = 0;
    render(
      <SessionContext value={session}>
        <Profiler id="words" onRender={() => (renders += 1)}>
          <MutedPhrases />
        </Profiler>
      </SessionContext>,
    );
    act(() => {
      preferences.set('hideNsfw', false);
    });
    expect(renders).toBe(1);
    act(() => {
      preferences.set('muteWords', ['cats', 'dogs']);
    });
    expect(screen.getByRole('status').textContent).toBe('cats dogs');
  });
});
