import { useState } from 'react';
import { useStore } from 'zustand';
import { viewedAccountState } from '#components/account/use-account-action-context.ts';
import { useRow } from '#store/use-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import styles from './page-background.module.css';

/**
 * Returns the full URL of a picture, if it is safe; pictures of the instance may be relative paths.
 */
function resolvePicture(picture: string, origin: string): string | undefined {
  const base = `${origin}/`;
  return URL.canParse(picture, base) ? safeMediaUrl(new URL(picture, base).href) : undefined;
}

/**
 * Background image of the page (R-SHELL-050). If the preference allows images of accounts, that of the
 * viewed profile, else that of the member. Otherwise the instance's wallpaper, unless it is hidden.
 */
export function PageBackground() {
  const session = useSession();
  const { tables, viewerId, origin } = session;
  const viewed = useRow(
    tables.accounts,
    useStore(session.part(viewedAccountState), ({ id }) => id),
  );
  const me = useRow(tables.accounts, viewerId);
  const { background } = useInstanceOptions();
  const showsAccountBackgrounds = usePreference('displayPageBackgrounds');
  const hidesWallpaper = usePreference('hideInstanceWallpaper');
  const [failed, setFailed] = useState<string>();

  const accountBackground = showsAccountBackgrounds
    ? viewed?.backgroundImage || me?.backgroundImage
    : undefined;
  const picture = accountBackground || (hidesWallpaper ? undefined : background);
  const address = picture ? resolvePicture(picture, origin) : undefined;
  if (address === undefined || address === failed) return null;
  return (
    <div className={styles.background}>
      <img
        src={address}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => setFailed(address)}
      />
    </div>
  );
}
