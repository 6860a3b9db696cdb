import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#i18n/i18n.ts';
import type {
  ActionLabel,
  DelayedActionKind,
  QueuedActionKind,
} from '#session/actions/action-label.ts';

const actionLabels: Readonly<
  Record<QueuedActionKind | DelayedActionKind, (emoji: string | undefined) => MessageDescriptor>
> = {
  favourite: () =>
    msg({
      message: 'Like',
      context: 'waiting action',
      comment:
        'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
    }),
  reblog: () =>
    msg({
      message: 'Repeat',
      context: 'waiting action',
      comment:
        'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
    }),
  bookmark: () =>
    msg({
      message: 'Bookmark',
      context: 'waiting action',
      comment:
        'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
    }),
  follow: () =>
    msg({
      message: 'Follow',
      context: 'waiting action',
      comment:
        'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
    }),
  delete: () => msg`Delete`,
  unfollow: () => msg`Unfollow`,
  react: (emoji = '') =>
    msg({
      message: `Reaction ${emoji}`,
      comment: 'Names an action: adding or removing this reaction',
    }),
};

/** Returns the label of an action for messages, in the language of the interface. */
export function actionLabel(label: ActionLabel): string {
  if (typeof label === 'string') return label;
  return i18n._(actionLabels[label.kind]('emoji' in label ? label.emoji : undefined));
}
