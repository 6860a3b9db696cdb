import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { hideSettings, settingsWindow, turnSettings } from '#domain/settings/open-settings.ts';
import { useSession } from '#session/session-context.ts';
import { phone, useMedia } from '#ui/use-media.ts';
import { useBackCloses } from '../layout/use-back-closes.ts';

const SettingsWindow = lazyPart('SettingsWindow', () => import('./settings-window.tsx'));

/** Renders the settings once they are opened. */
export function SettingsLayer() {
  const store = useSession().part(settingsWindow);
  const isPhone = useMedia(phone);
  const { state, tab } = useStore(store);
  useBackCloses('settings', state === 'visible', () => {
    if (!isPhone || tab === undefined) return hideSettings(store);
    turnSettings(store, undefined);
    return 'stays';
  });
  if (state === 'hidden') return null;
  return (
    <LazyBoundary>
      <SettingsWindow store={store} />
    </LazyBoundary>
  );
}
