import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { joinSpoken } from '#components/status/status-sentence.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { type SpokenPart, spokenParts } from '#session/preferences/spoken-parts.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { focusFirst } from '#ui/focus/focusable.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './spoken-parts-setting.module.css';

/** The name of each part, and how it sounds for an example. */
const parts: Readonly<
  Record<SpokenPart, { readonly label: MessageDescriptor; readonly example: MessageDescriptor }>
> = {
  author: {
    label: msg`Author`,
    example: msg({
      message: 'Mira',
      comment: 'Example: author of a post; any first name of your country',
    }),
  },
  text: {
    label: msg`Text`,
    example: msg({ message: 'The heron is back', comment: 'Example: text of a post' }),
  },
  media: {
    label: msg({
      message: 'Media, poll, quote, link',
      comment: 'Part of a post that screen readers read',
    }),
    example: msg({
      message: 'Image: A heron on the canal',
      comment: 'Example: image of a post with its description',
    }),
  },
  time: {
    label: msg({
      message: 'Time, and who can see it',
      comment: 'Part of a post that screen readers read: its time and visibility',
    }),
    example: msg({ message: '5 minutes ago', comment: 'Example: time of a post' }),
  },
  counts: {
    label: msg({
      message: 'Counts, and what I did',
      comment: 'Part of a post that screen readers read: counts, and whether I liked it',
    }),
    example: msg({
      message: '2 replies, 3 likes, liked by you',
      comment: 'Example: counts of a post',
    }),
  },
};

/**
 * Which parts of a focused status screen readers read, and in which order. An example shows the
 * result, and is read after each change.
 */
export function SpokenPartsSetting({
  label,
  description,
}: {
  label: string;
  description: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const chosen = [...new Set(usePreference('spokenParts'))];
  const rows = [...chosen, ...spokenParts.filter((part) => !chosen.includes(part))];
  const set = (next: readonly SpokenPart[]): void => void preferences.set('spokenParts', next);
  return (
    <fieldset>
      <legend className={fieldStyles.label}>{label}</legend>
      <p className={textStyles.dim}>{description}</p>
      <ol className={styles.parts}>
        {rows.map((part, index) => {
          const name = i18n._(parts[part].label);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- elements that do not move keep the focus
            <li key={index} className={styles.part}>
              <Checkbox
                label={name}
                checked={chosen.includes(part)}
                onToggle={(isOn) =>
                  set(isOn ? [...chosen, part] : chosen.filter((other) => other !== part))
                }
              />
              {index > 0 && index < chosen.length && (
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={t({
                    message: `Read “${name}” earlier`,
                    comment: 'Button: moves this part of a post up in the order of reading',
                  })}
                  onClick={({ currentTarget }) => {
                    const row = currentTarget.closest('li')?.previousElementSibling;
                    set(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, part));
                    /* The focus moves with the part, so that pressing again moves it further. */
                    const again = row?.querySelector('button');
                    if (again) again.focus();
                    else focusFirst(row);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <output className={textStyles.small}>
        {joinSpoken(chosen.map((part) => i18n._(parts[part].example)))}
      </output>
    </fieldset>
  );
}
