import { useEffect } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { useRouter } from '#components/router/router-context.tsx';

/** Opens the settings over the landing page. */
export function SettingsRoute() {
  const router = useRouter();
  const openSettings = useOpenSettings();
  useEffect(() => {
    openSettings('general');
    router.navigate({ href: pathTo('root'), replace: true });
  }, [openSettings, router]);
  return undefined;
}
