import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { TimelineStatusKind } from '#session/filters/timeline-kinds-left-out.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';

/** Labels of the kinds of statuses that a timeline shows unless it leaves them out. */
export const shownKindLabels: Readonly<
  Record<Exclude<TimelineStatusKind, 'withoutMedia'>, MessageDescriptor>
> = {
  reblogs: msg({ message: 'Repeats', comment: 'Noun, plural: posts that somebody repeated' }),
  quotes: msg({ message: 'Quotes', comment: 'Noun, plural: posts that quote another one' }),
  replies: msg`Replies`,
  bots: msg`Posts by bots`,
};

export const mediaOnlyLabel = msg({
  message: 'Media only',
  comment: 'The timeline shows only posts with images, videos or audio',
});

/** Leaves a kind of statuses out of the timeline with this key, or shows it again. */
export function toggleLeftOutKind(
  preferences: PreferenceStore,
  key: string,
  kind: TimelineStatusKind,
): void {
  const all = preferences.get('leftOutOfTimelines');
  const kinds = all[key] ?? [];
  const next = kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  const { [key]: _, ...others } = all;
  preferences.set('leftOutOfTimelines', next.length > 0 ? { ...others, [key]: next } : others);
}
