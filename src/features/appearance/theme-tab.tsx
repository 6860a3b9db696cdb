import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { sourceOf } from '#domain/appearance/paint-theme.ts';
import { useSought } from '#domain/settings/sought.ts';
import { themeWish } from '#session/preferences/theme-wish.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { ownSource } from '#theme/own-source.ts';
import layout from '#ui/layout.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { LookSection } from './look-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { ThemeEditor } from './theme-editor.tsx';

/** The settings of the theme: which one, the look of this device, and a theme of one's own. */
export function ThemeTab() {
  const tab = useRef<HTMLDivElement>(null);
  const sought = useSought();
  useEffect(() => {
    if (sought === undefined) return;
    const place = tab.current?.querySelector(`[data-setting~="${sought}"]`);
    place?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [sought]);
  return (
    <div ref={tab} className={layout.parts}>
      <PresetSection />
      <LookSection />
      <EditorOfShown />
    </div>
  );
}

/** The editor, begun with the theme that is shown; another theme begins it anew. */
function EditorOfShown() {
  const { t } = useLingui();
  const session = useSession();
  const [begun, setBegun] = useState<{ name: string; source: ThemeSource }>();
  // What is on screen follows from these alone.
  const shown = [usePreference('theme'), usePreference('customThemeSource')];
  const name = JSON.stringify(shown);

  useEffect(() => {
    let isGone = false;
    const isLight = window.matchMedia('(prefers-color-scheme: light)').matches;
    const tell = (source: ThemeSource | undefined): void => {
      if (!isGone) setBegun({ name, source: source ?? ownSource('dark') });
    };
    sourceOf(session, themeWish(session.preferences, isLight)).then(tell, (error: unknown) => {
      session.log('theme not read', { error });
      tell(undefined);
    });
    return () => {
      isGone = true;
    };
  }, [session, name]);

  if (!begun) return <Spinner label={t`Loading the theme`} />;
  return <ThemeEditor key={begun.name} source={begun.source} />;
}
