import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { resolveThemeSource } from '#components/appearance/load-theme-styles.ts';
import {
  useFoundSetting,
  useFoundSettingFocus,
} from '#components/windows/found-setting-context.ts';
import { resolveThemeSelection } from '#components/appearance/theme-selection.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { builtInThemeSource } from '#theme/built-in-theme-source.ts';
import layout from '#ui/layout.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { setAsideCustomTheme } from '#components/appearance/reset-theme.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { presetIdOf } from '#theme/presets.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Select } from '#ui/select.tsx';
import {
  loadInstanceThemes,
  type InstanceTheme,
} from '#components/appearance/load-instance-themes.ts';
import { preferredSource } from '#theme/files/read-theme.ts';
import { computeThemeStyles } from '#theme/compute-theme-styles.ts';
import { DeviceAppearanceSection } from './device-appearance-section.tsx';
import { PostSample } from './post-sample.tsx';
import { ThemeEditor } from './theme-editor.tsx';
import { PresetCards } from './preset-cards.tsx';
import styles from './preset-section.module.css';

/** Returns the built-in themes and those of the instance, which load on first render. */
function usePresets() {
  const { t } = useLingui();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{
    attempt: number;
    themes: readonly InstanceTheme[] | undefined;
  }>();

  useEffect(() => {
    let isCancelled = false;
    const storeThemes = (themes: readonly InstanceTheme[] | undefined): void => {
      if (!isCancelled) setResult({ attempt, themes });
    };
    loadInstanceThemes(session).then(storeThemes, (error: unknown) => {
      session.log('themes not loaded', { error });
      storeThemes(undefined);
    });
    return () => {
      isCancelled = true;
    };
  }, [session, attempt]);

  const [builtIn] = useState(() => ({
    dark: computeThemeStyles(builtInThemeSource('dark')),
    light: computeThemeStyles(builtInThemeSource('light')),
  }));
  const instanceOptions = (result?.themes ?? []).flatMap(({ id, theme }) => {
    const source = preferredSource(theme);
    return source && !presetIdOf(id)
      ? [{ id, name: theme.name ?? id, paintings: [computeThemeStyles(source)] }]
      : [];
  });
  return {
    options: [
      { id: 'dark', name: t`Rookery Dark`, paintings: [builtIn.dark] },
      { id: 'light', name: t`Rookery Light`, paintings: [builtIn.light] },
      ...instanceOptions,
    ],
    isLoading: result?.attempt !== attempt,
    isFailed: result?.attempt === attempt && result.themes === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Selects a theme, or one for light and one for dark mode. */
function PresetSection() {
  const { t } = useLingui();
  const session = useSession();
  const { preferences } = session;
  const changes = session.part(settingChanges);
  const { replacedCustomTheme } = useStore(changes);
  const theme = usePreference('theme');
  const lightTheme = usePreference('themeInLight');
  const darkTheme = usePreference('themeInDark');
  const isOwn = [usePreference('customTheme'), usePreference('customThemeSource')].some(Boolean);
  const deviceTheme = useFoundSettingFocus('themeInLight', 'themeInDark');
  const cards = useFoundSettingFocus('theme');
  const isEditorSought = ['customTheme', 'customThemeSource'].includes(useFoundSetting() ?? '');
  const [isEditing, setEditing] = useState(isEditorSought);
  const { options, isLoading, isFailed, retry } = usePresets();
  const choose = (id: string) => {
    setAsideCustomTheme(session);
    preferences.set('theme', id);
  };
  const restoreTheme = () => {
    preferences.set('customTheme', replacedCustomTheme?.customTheme);
    preferences.set('customThemeSource', replacedCustomTheme?.customThemeSource);
    changes.setState({ replacedCustomTheme: undefined });
  };
  const names = options.map(({ id, name }) => ({ value: id, label: name }));
  const paintingsOf = (wanted: string) => options.find(({ id }) => id === wanted)?.paintings ?? [];
  const system = {
    id: 'system',
    name: t`Match device`,
    paintings: [...paintingsOf(lightTheme), ...paintingsOf(darkTheme)],
  };
  return (
    <section className={layout.stack}>
      <h4>
        <Trans>Theme</Trans>
      </h4>
      <PresetCards
        ref={cards}
        options={[system, ...options]}
        chosen={isOwn ? undefined : (presetIdOf(theme) ?? theme)}
        onChoose={choose}
      />
      {theme === 'system' && (
        <div ref={deviceTheme} className={styles.pair}>
          <Select
            label={t`In light mode`}
            value={lightTheme}
            options={names}
            onChoose={(id) => preferences.set('themeInLight', id)}
          />
          <Select
            label={t`In dark mode`}
            value={darkTheme}
            options={names}
            onChoose={(id) => preferences.set('themeInDark', id)}
          />
        </div>
      )}
      {replacedCustomTheme && !isOwn && (
        <div className={layout.looseRow}>
          <p>
            <Trans>
              Your custom theme was replaced. You can restore it until you reload or close Rookery.
            </Trans>
          </p>
          <Button size="small" onClick={restoreTheme}>
            <Trans comment="Verb, button: brings the replaced theme back">Restore</Trans>
          </Button>
        </div>
      )}
      {isLoading && <Spinner label={t`Loading this server’s themes…`} />}
      {isFailed && (
        <ErrorNote onRetry={retry}>
          <Trans>Couldn’t load this server’s themes.</Trans>
        </ErrorNote>
      )}
      <details open={isEditing} onToggle={(event) => setEditing(event.currentTarget.open)}>
        <summary className={styles.more}>
          <Trans>Edit theme…</Trans>
        </summary>
        {isEditing && <ActiveThemeEditor />}
      </details>
    </section>
  );
}

/** Theme, appearance of the device and a custom theme. */
export function AppearanceSettings() {
  return (
    <>
      <PostSample />
      <PresetSection />
      <DeviceAppearanceSection />
    </>
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

  if (!initial) return <Spinner label={t`Loading theme…`} />;
  return <ThemeEditor key={initial.name} source={initial.source} />;
}
