import { useLingui } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import styles from './settings.module.css';

/** Selects which kinds of notifications are shown. */
export function NotificationKinds({ label }: { label: string }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const shown = usePreference('notificationVisibility');
  const kinds = [
    { kind: 'likes', name: t`Favourites` },
    { kind: 'repeats', name: t`Repeats` },
    { kind: 'follows', name: t`Follows` },
    { kind: 'followRequest', name: t`Follow requests` },
    { kind: 'mentions', name: t`Mentions` },
    { kind: 'moves', name: t`People who move` },
    { kind: 'emojiReactions', name: t`Reactions` },
    { kind: 'polls', name: t`Polls that end` },
  ] as const;
  return (
    <fieldset className={styles.kinds}>
      <legend>{label}</legend>
      {kinds.map(({ kind, name }) => (
        <Checkbox
          key={kind}
          label={name}
          checked={shown[kind]}
          onToggle={(isShown) =>
            preferences.set('notificationVisibility', { ...shown, [kind]: isShown })
          }
        />
      ))}
    </fieldset>
  );
}
