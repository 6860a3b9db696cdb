import type { StoreApi } from 'zustand/vanilla';
import type { PreferenceStore } from '#session/preferences/store.ts';
import { applyTheme } from '#theme/apply-theme.ts';

interface Viewer {
  readonly preferences: PreferenceStore;
}

/**
 * Keeps the page in the theme of whoever is looking: their own choice, else the instance's, which is
 * known only once its configuration has come. Call it before the first paint.
 */
export function followTheme({
  store,
}: {
  readonly store: Pick<StoreApi<Viewer>, 'getState' | 'subscribe'>;
}): void {
  let shown: string | undefined;
  let stop: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;

  const follow = ({ preferences }: Viewer): void => {
    const show = (): void => {
      const wanted = preferences.get('theme');
      if (wanted === shown) return;
      shown = wanted;
      stop?.();
      stop = applyTheme(wanted);
    };
    unsubscribe?.();
    unsubscribe = preferences.subscribe(show);
    show();
  };

  follow(store.getState());
  store.subscribe(follow);
}
