import { Trans, useLingui } from '@lingui/react/macro';
import Reply from 'lucide-react/icons/reply';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Star from 'lucide-react/icons/star';
import type { CSSProperties } from 'react';
import type { ThemeStyles } from '#theme/apply-theme.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './theme-sample.module.css';

/** Non-interactive sample of the interface in the edited theme. */
export function ThemeSample({ painting }: { painting: ThemeStyles }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Theme sample`}
      data-sample
      style={toStyle(painting)}
      className={styles.sample}
    >
      <header data-surface="panel" className={styles.head}>
        <strong>
          <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
            Heading
          </Trans>
        </strong>
        <span className={styles.badge}>99</span>
        <span className={textStyles.faint}>
          <Trans>Faint text</Trans>
        </span>
      </header>
      <p className={styles.alert}>
        <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
          Something went wrong.
        </Trans>
      </p>
      <div className={styles.post}>
        <div className={styles.avatar} aria-hidden="true" />
        <div>
          <p>
            <Trans>
              A heron stood in the <span className={styles.link}>reeds</span>, and said{' '}
              <code className={styles.code}>nothing</code>.
            </Trans>
          </p>
          <p className={layout.looseRow}>
            <Icon of={Reply} className={styles.reply} />
            <Icon of={Repeat2} className={styles.repeat} />
            <Icon of={Star} className={styles.fav} />
            <span className={textStyles.faint}>
              <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
                Fine print, for patient eyes
              </Trans>
            </span>
          </p>
        </div>
      </div>
      <div className={styles.controls}>
        <span className={styles.input}>
          <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
            Words in a field
          </Trans>
        </span>
        <span className={styles.button}>
          <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
            A button
          </Trans>
        </span>
      </div>
    </section>
  );
}

/** Returns the theme as a style object; React sets it from script, which the CSP allows. */
function toStyle({ sheet, properties }: ThemeStyles): CSSProperties {
  return { ...properties, colorScheme: sheet };
}
