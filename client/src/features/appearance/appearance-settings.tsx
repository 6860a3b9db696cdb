import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import {
  useFoundSetting,
  useFoundSettingFocus,
} from '#components/windows/found-setting-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/page/layout.module.css';
import { Spinner } from '#ui/notes/spinner.tsx';
import { deselectCustomTheme } from '#session/appearance/reset-theme.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { presetIdOf } from '#theme/presets.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Select } from '#ui/forms/select.tsx';
import { DeviceAppearanceSection } from './device-appearance-section.tsx';
import { PostSample } from './post-sample.tsx';
import { PresetCards } from './preset-cards.tsx';
import { usePresets } from './use-presets.ts';
import styles from './preset-section.module.css';

const ActiveThemeEditor = lazyPart('ActiveThemeEditor', () => import('./active-theme-editor.tsx'));

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
    deselectCustomTheme(session);
    preferences.set('theme', id);
  };
  const restoreTheme = () => {
    preferences.set('customTheme', replacedCustomTheme?.customTheme);
    preferences.set('customThemeSource', replacedCustomTheme?.customThemeSource);
    changes.setState({ replacedCustomTheme: undefined });
  };
  const names = options.map(({ id, name }) => ({ value: id, label: name }));
  const thumbnailsOf = (wanted: string) =>
    options.find(({ id }) => id === wanted)?.thumbnails ?? [];
  const system = {
    id: 'system',
    name: t`Match device`,
    thumbnails: [...thumbnailsOf(lightTheme), ...thumbnailsOf(darkTheme)],
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
        {isEditing && (
          <LazyBoundary fallback={<Spinner label={t`Loading theme…`} />}>
            <ActiveThemeEditor />
          </LazyBoundary>
        )}
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
