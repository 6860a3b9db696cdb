import { useEffect } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import { useRouter } from '#components/router/router-context.tsx';
import { findSettingsTab } from '../settings/find-settings-tab.ts';

/** Opens the settings over the landing page, at the tab that the hash of the URL names. */
export function SettingsRoute({ location: { hash } }: ScreenProps<'settings'>) {
  const router = useRouter();
  const openSettings = useOpenSettings();
  useEffect(() => {
    const tab = findSettingsTab(hash.slice(1));
    openSettings(tab ?? 'appearance');
    router.navigate({ href: pathTo('root'), replace: true });
  }, [openSettings, router, hash]);
  return undefined;
}
