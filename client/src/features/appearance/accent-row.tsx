import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import { classNames } from '#ui/class-names.ts';
import segmentedControl from '#ui/forms/segmented-control.module.css';
import styles from './appearance-row.module.css';
import { AppearanceRow } from './appearance-row.tsx';

/* Half in the text colour and half in the background colour, for the choice "colour of the
   theme". */
const colorOfTheme = 'linear-gradient(135deg, var(--text) 50%, var(--bg) 50%)';

function Swatch({ color }: { color: string }) {
  return <span className={styles.color} style={{ background: color }} />;
}

/** Row to choose the accent colour: the theme's own, one of five suggestions, or any other. */
export function AccentRow() {
  const { t } = useLingui();
  const { preferences } = useSession();
  const id = useId();
  const hintId = useId();
  const accent = usePreference('accentColor');
  /* A custom theme defines its own colours, so the accent colour does not apply. */
  const isOwn = [usePreference('customTheme'), usePreference('customThemeSource')].some(Boolean);
  const swatches = [
    [undefined, t`Accent colour of the theme`],
    ['#7a8cff', t`Indigo`],
    ['#4cc38a', t`Green`],
    ['#f2b04a', t`Orange`],
    ['#ff8fa0', t`Pink`],
    ['#6cb6ff', t`Blue`],
  ] as const;
  const isOther = accent !== undefined && !swatches.some(([color]) => color === accent);
  return (
    <>
      <AppearanceRow name="accentColor" label={t`Accent colour`} htmlFor={id}>
        <div
          role="radiogroup"
          aria-label={t`Suggested accent colours`}
          className={classNames(segmentedControl.cells, styles.swatches)}
        >
          {swatches.map(([color, name]) => (
            /* The title is on the `<span>`, because a title of the input would replace its label
               as accessible name. */
            <span
              key={name}
              title={name}
              className={classNames(segmentedControl.cell, styles.swatch)}
            >
              <Swatch color={color ?? colorOfTheme} />
              <input
                type="radio"
                name={`${id}-swatch`}
                aria-label={name}
                checked={color === accent}
                disabled={isOwn}
                onChange={() => preferences.set('accentColor', color)}
              />
            </span>
          ))}
        </div>
        <span
          className={classNames(segmentedControl.cell, styles.swatch)}
          data-chosen={isOther || undefined}
        >
          {isOther ? <Swatch color={accent} /> : <Icon of={Plus} />}
          <input
            id={id}
            type="color"
            title={t`Other colour…`}
            value={accent ?? '#7a8cff'}
            disabled={isOwn}
            aria-describedby={isOwn ? hintId : undefined}
            onChange={(event) => preferences.set('accentColor', event.target.value)}
          />
        </span>
      </AppearanceRow>
      {isOwn && (
        <p id={hintId} className={textStyles.soft}>
          <Trans>
            Your custom theme has its own colours. To change the accent colour, choose one of the
            themes above first.
          </Trans>
        </p>
      )}
    </>
  );
}
