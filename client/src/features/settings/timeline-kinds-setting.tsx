import { useLingui } from '@lingui/react/macro';
import {
  mediaOnlyLabel,
  shownKindLabels,
  toggleLeftOutKind,
} from '#components/timeline/left-out-kinds.ts';
import { useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { timelineStatusKinds } from '#session/filters/timeline-kinds-left-out.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './timeline-kinds-setting.module.css';

/** Which kinds of posts the timelines of the navigation show. Lists and columns have own menus. */
export function TimelineKindsSetting({
  label,
  description,
}: {
  label: string;
  description: string | undefined;
}) {
  const { i18n } = useLingui();
  const { preferences } = useSession();
  const leftOut = usePreference('leftOutOfTimelines');
  const timelines = useTimelineLinks();
  return (
    <fieldset>
      <legend className={fieldStyles.label}>{label}</legend>
      <p className={textStyles.dim}>{description}</p>
      {timelines.map((timeline) => (
        <fieldset key={timeline.id} className={styles.timeline}>
          <legend>{timeline.label}</legend>
          {timelineStatusKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={i18n._(kind === 'withoutMedia' ? mediaOnlyLabel : shownKindLabels[kind])}
              checked={(leftOut[timeline.id] ?? []).includes(kind) === (kind === 'withoutMedia')}
              onToggle={() => toggleLeftOutKind(preferences, timeline.id, kind)}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
