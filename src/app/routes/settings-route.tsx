import { useEffect } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import { useOpenSettings } from '#domain/settings/open-settings.ts';
import { useRouter } from '../router/router-context.ts';

/** The address of the settings: they open over the page where one lands. */
export function SettingsRoute() {
  const router = useRouter();
  const openSettings = useOpenSettings();
  useEffect(() => {
    openSettings('general');
    router.navigate({ href: pathTo('root'), replace: true });
  }, [openSettings, router]);
  return undefined;
}
