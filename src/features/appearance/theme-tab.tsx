import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { resolveThemeSource } from '#components/appearance/load-theme-styles.ts';
import { useFoundSetting } from '#components/settings/found-setting-context.ts';
import { resolveThemeSelection } from '#session/preferences/theme-selection.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { builtInThemeSource } from '#theme/built-in-theme-source.ts';
import layout from '#ui/layout.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { DeviceAppearanceSection } from './device-appearance-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { ThemeEditor } from './theme-editor.tsx';

/** Settings tab for the theme, the appearance of the device and a custom theme. */
export function ThemeTab() {
  const tab = useRef<HTMLDivElement>(null);
  const searchTarget = useFoundSetting();
  useEffect(() => {
    if (searchTarget === undefined) return;
    const place = tab.current?.querySelector(`[data-setting~="${searchTarget}"]`);
    place?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [searchTarget]);
  return (
    <div ref={tab} className={layout.parts}>
      <PresetSection />
      <DeviceAppearanceSection />
      <ActiveThemeEditor />
    </div>
  );
}

/** Editor for the active theme; changing the theme resets it. */
function ActiveThemeEditor() {
  const { t } = useLingui();
  const session = useSession();
  const [initial, setInitial] = useState<{ name: string; source: ThemeSource }>();
  // Only these determine the active theme.
  const activeTheme = [usePreference('theme'), usePreference('customThemeSource')];
  const name = JSON.stringify(activeTheme);

  useEffect(() => {
    let isCancelled = false;
    const isLight = window.matchMedia('(prefers-color-scheme: light)').matches;
    const showSource = (source: ThemeSource | undefined): void => {
      if (!isCancelled) setInitial({ name, source: source ?? builtInThemeSource('dark') });
    };
    resolveThemeSource(session, resolveThemeSelection(session.preferences, isLight)).then(
      showSource,
      (error: unknown) => {
        session.log('theme not read', { error });
        showSource(undefined);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [session, name]);

  if (!initial) return <Spinner label={t`Loading the theme`} />;
  return <ThemeEditor key={initial.name} source={initial.source} />;
}
