import { useStore } from 'zustand';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import {
  hideSettings,
  settingsWindow,
  switchSettingsTab,
} from '#components/settings/open-settings.ts';
import { useSession } from '#session/session-context.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useCloseOnBack } from '../layout/use-close-on-back.ts';

const SettingsWindow = lazyPart('SettingsWindow', () => import('./settings-window.tsx'));

/** Renders the settings once they are opened. */
export function SettingsHost() {
  const store = useSession().part(settingsWindow);
  const isPhone = useMediaQuery(mobileQuery);
  const { state, tab } = useStore(store);
  useCloseOnBack('settings', state === 'visible', () => {
    if (!isPhone || tab === undefined) return hideSettings(store);
    switchSettingsTab(store, undefined);
    return 'stays';
  });
  if (state === 'hidden') return null;
  return (
    <LazyBoundary>
      <SettingsWindow store={store} />
    </LazyBoundary>
  );
}
