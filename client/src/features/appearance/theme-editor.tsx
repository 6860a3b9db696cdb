import { Trans, useLingui } from '@lingui/react/macro';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { contrastIgnoringOpacity, minimumContrast } from '#theme/engine/color.ts';
import { computeTheme } from '#theme/engine/compute-theme.ts';
import { backgroundsOf } from '#theme/engine/derive-colors.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { serializeThemeSnapshot, serializeThemeSource } from '#theme/files/write-theme.ts';
import { computeThemeStyles } from '#theme/compute-theme-styles.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { advancedColorGroups, commonColorGroups } from './color-groups.ts';
import { ColorSection } from './color-section.tsx';
import { createThemeDraft, themeDraftReducer, type ThemePart } from './theme-draft.ts';
import { FontSection } from './font-section.tsx';
import { ShadowSection } from './shadow-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import styles from './theme-editor.module.css';
import { ThemeFiles } from './theme-files.tsx';
import { ThemeSample } from './theme-sample.tsx';

/** Editor for a custom theme. `source` is the initial theme. */
export function ThemeEditor({ source: initialSource }: { source: ThemeSource }) {
  const { t } = useLingui();
  const { preferences, part } = useSession();
  const [draft, step] = useReducer(themeDraftReducer, initialSource, createThemeDraft);
  const [isPreviewed, setPreviewed] = useState(false);
  const source = draft.now;
  const painting = useMemo(() => computeThemeStyles(source), [source]);
  const { colors } = useMemo(() => computeTheme(source), [source]);
  const backgrounds = useMemo(() => backgroundsOf(source), [source]);
  const change = (to: ThemeSource, field: string) => step({ type: 'change', to, field });
  const clear = (which: ThemePart) => () => change({ ...source, [which]: {} }, `clear ${which}`);
  const isUnreadable = contrastIgnoringOpacity(colors.text, colors.bg) < minimumContrast;

  useEffect(() => {
    const changes = part(settingChanges);
    changes.setState({ previewedTheme: isPreviewed ? painting : undefined });
    return () => changes.setState({ previewedTheme: undefined });
  }, [part, isPreviewed, painting]);

  const colorParts = { source, colors, backgrounds, onChange: change };
  return (
    <section className={layout.stack}>
      <h4>
        <Trans>Custom theme</Trans>
      </h4>
      <ThemeSample painting={painting} />
      {isUnreadable && (
        <p role="alert" className={styles.warning}>
          <Trans>Text is hard to read on this background.</Trans>
        </p>
      )}
      <p className={textStyles.soft}>
        <Trans>
          If a theme becomes unreadable, press <kbd>Alt</kbd> + <kbd>Shift</kbd> + <kbd>T</kbd>{' '}
          anywhere to restore the default.
        </Trans>
      </p>
      <div className={layout.looseRow}>
        <Button
          size="small"
          icon={Undo2}
          disabled={draft.past.length === 0}
          onClick={() => step({ type: 'undo' })}
        >
          <Trans>Undo</Trans>
        </Button>
        <Button
          size="small"
          icon={Redo2}
          disabled={draft.future.length === 0}
          onClick={() => step({ type: 'redo' })}
        >
          <Trans>Redo</Trans>
        </Button>
        <Checkbox label={t`Preview on the page`} checked={isPreviewed} onToggle={setPreviewed} />
      </div>
      <EditorPart title={t`Common colours`}>
        <ColorSection groups={commonColorGroups} {...colorParts} />
      </EditorPart>
      <EditorPart title={t`All colours`}>
        <div className={layout.looseRow}>
          <Button
            size="small"
            onClick={() => change({ ...source, colors: rootColors(source) }, 'derive colors')}
          >
            <Trans comment="Button: derives all colours of a theme from a few; colours set by hand are lost">
              Recalculate from the main colours
            </Trans>
          </Button>
          <Button size="small" onClick={clear('opacity')}>
            <Trans>Reset opacity</Trans>
          </Button>
        </div>
        <ColorSection groups={advancedColorGroups} {...colorParts} />
      </EditorPart>
      <EditorPart title={t`Roundness`} onClear={clear('radii')}>
        <ShapeSection source={source} onChange={change} />
      </EditorPart>
      <EditorPart title={t`Shadows`} onClear={clear('shadows')}>
        <ShadowSection source={source} colors={colors} onChange={change} />
      </EditorPart>
      <EditorPart title={t`Fonts`} onClear={clear('fonts')}>
        <FontSection source={source} onChange={change} />
      </EditorPart>
      <ThemeFiles source={source} onOpen={(opened) => change(opened, 'file')} />
      <div className={layout.looseRow}>
        <Button
          variant="primary"
          onClick={() => {
            preferences.set('customTheme', serializeThemeSnapshot(source));
            preferences.set('customThemeSource', serializeThemeSource(source));
          }}
        >
          <Trans>Apply</Trans>
        </Button>
        <Button disabled={source === initialSource} onClick={() => change(initialSource, 'reset')}>
          <Trans>Reset</Trans>
        </Button>
      </div>
    </section>
  );
}

const rootSlots = ['bg', 'fg', 'text', 'accent', 'cRed', 'cBlue', 'cGreen', 'cOrange'] as const;

/** Returns the colours from which the others are derived. */
function rootColors({ colors }: ThemeSource): ThemeSource['colors'] {
  return Object.fromEntries(
    rootSlots.flatMap((slot) => (colors[slot] ? [[slot, colors[slot]]] : [])),
  );
}

/** A collapsible part of the editor. */
function EditorPart({
  title,
  onClear,
  children,
}: {
  title: string;
  onClear?: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={styles.part}
    >
      <summary className={styles.title}>{title}</summary>
      {isOpen && (
        <div className={styles.content}>
          {onClear && (
            <div className={layout.looseRow}>
              <Button size="small" onClick={onClear}>
                <Trans>Reset to default</Trans>
              </Button>
            </div>
          )}
          {children}
        </div>
      )}
    </details>
  );
}
