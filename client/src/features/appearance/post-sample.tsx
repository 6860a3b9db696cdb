import { Trans } from '@lingui/react/macro';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Reply from 'lucide-react/icons/reply';
import Star from 'lucide-react/icons/star';
import { Icon } from '#ui/pictures/icon.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './theme-sample.module.css';

/**
 * A sample post in the current theme, size and font, so that the effect of a setting is visible.
 */
export function PostSample() {
  return (
    <div aria-hidden="true" className={styles.sample}>
      <div className={styles.post}>
        <span className={styles.avatar} />
        <div>
          <p>
            <strong>
              <bdi>Ines Ferreira</bdi>
            </strong>{' '}
            <bdi className={textStyles.faint}>@ines@harbour.example</bdi>
          </p>
          <p>
            <Trans comment="Sample text in the preview of a theme; translate freely, keep the tags">
              Two frames from the ferry this morning.
            </Trans>{' '}
            <bdi className={styles.link}>#morningwalk</bdi>
          </p>
          <p className={layout.looseRow}>
            <Icon of={Reply} className={styles.reply} />
            <Icon of={Repeat2} className={styles.repeat} />
            <Icon of={Star} className={styles.fav} />
          </p>
        </div>
      </div>
    </div>
  );
}
