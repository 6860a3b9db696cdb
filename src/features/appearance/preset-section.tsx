import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { setAsideCustomTheme } from '#session/set-aside-custom-theme.ts';
import { themePreviewState } from '#session/theme-preview-state.ts';
import { presetIdOf } from '#theme/presets.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PresetCard } from './preset-card.tsx';
import styles from './preset-section.module.css';
import { usePresets } from './use-presets.ts';

/** Selects a theme, or one for light and one for dark mode. */
export function PresetSection() {
  const { t } = useLingui();
  const session = useSession();
  const { preferences } = session;
  const trial = session.part(themePreviewState);
  const putAway = useStore(trial, (state) => state.replacedCustomTheme);
  const theme = usePreference('theme');
  const lightTheme = usePreference('themeInLight');
  const darkTheme = usePreference('themeInDark');
  const isOwn = [usePreference('customTheme'), usePreference('customThemeSource')].some(Boolean);
  const { options, isLoading, isFailed, retry } = usePresets();
  const choose = (id: string) => {
    setAsideCustomTheme(session);
    preferences.set('theme', id);
  };
  const restoreTheme = () => {
    preferences.set('customTheme', putAway?.customTheme);
    preferences.set('customThemeSource', putAway?.customThemeSource);
    trial.setState({ replacedCustomTheme: undefined });
  };
  const names = options.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = presetIdOf(theme) ?? theme;
  return (
    <section className={layout.stack}>
      <h3>
        <Trans>Theme</Trans>
      </h3>
      <div data-setting="themeInLight themeInDark">
        <Checkbox
          label={t`Follow the device: one theme for light, one for dark`}
          checked={theme === 'system'}
          onToggle={(isOn) => choose(isOn ? 'system' : darkTheme)}
        />
      </div>
      {theme === 'system' ? (
        <div className={styles.pair}>
          <Select
            label={t`When it is light`}
            value={lightTheme}
            options={names}
            onChoose={(id) => preferences.set('themeInLight', id)}
          />
          <Select
            label={t`When it is dark`}
            value={darkTheme}
            options={names}
            onChoose={(id) => preferences.set('themeInDark', id)}
          />
        </div>
      ) : (
        <div role="radiogroup" aria-label={t`Theme`} data-setting="theme" className={styles.cards}>
          {options.map(({ id, name, painting }) => (
            <PresetCard
              key={id}
              name={name}
              painting={painting}
              isChosen={!isOwn && chosen === id}
              onChoose={() => choose(id)}
            />
          ))}
        </div>
      )}
      {putAway && !isOwn && (
        <div className={layout.looseRow}>
          <p>
            <Trans>The theme of your own was put away.</Trans>
          </p>
          <Button size="small" onClick={restoreTheme}>
            <Trans>Bring it back</Trans>
          </Button>
        </div>
      )}
      {isLoading && <Spinner label={t`Loading the themes of this server`} />}
      {isFailed && (
        <ErrorNote onRetry={retry}>
          <Trans>The themes of this server could not be loaded.</Trans>
        </ErrorNote>
      )}
    </section>
  );
}
