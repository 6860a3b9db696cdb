import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { PreferencesContext } from './preferences-context.ts';
import { createPreferenceStore } from './store.ts';
import { usePreference } from './use-preference.ts';

function Words() {
  return <output>{usePreference('muteWords').join(' ')}</output>;
}

describe('usePreference', () => {
  it('shows the value and renders again only when it changes', () => {
    const store = createPreferenceStore({ area: fakeArea() });
    let renders = 0;
    render(
      <PreferencesContext value={store}>
        <Profiler id="words" onRender={() => (renders += 1)}>
          <Words />
        </Profiler>
      </PreferencesContext>,
    );
    expect(renders).toBe(1);
    act(() => {
      store.set('hideNsfw', false);
    });
    expect(renders).toBe(1);
    act(() => {
      store.set('muteWords', ['cats', 'dogs']);
    });
    expect(screen.getByRole('status').textContent).toBe('cats dogs');
  });
});
