import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import { useTimelineLinks } from './use-timeline-links.ts';
import { useTimelineNotes } from './use-timeline-notes.ts';
import styles from './timelines-explained.module.css';

/** Links to the timelines of the server, each with a line that says whose posts it shows. */
export function TimelinesExplained({
  isOpen,
}: {
  /** Whether the links are shown at first. */
  isOpen: boolean;
}) {
  const { t } = useLingui();
  const [startsOpen] = useState(isOpen);
  const links = useTimelineLinks();
  const notes: Readonly<Record<string, string>> = useTimelineNotes();
  return (
    <details open={startsOpen} className={styles.timelines}>
      <summary>{t`What each timeline shows`}</summary>
      <ul>
        {links.map(({ id, label, icon, href }) => (
          <li key={id} className={styles.timeline}>
            <AppLink href={href}>
              <Icon of={icon} />
              {label}
            </AppLink>
            <span className={textStyles.faint}>{notes[id]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
