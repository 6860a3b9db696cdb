import type { RichTextOptions } from '#components/rich-text/rich-text-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';

/** Returns the rich text options from the current session's preferences. */
export function useRichTextOptions(): RichTextOptions {
  const { viewerId } = useSession();
  const hasEffects = usePreference('renderMisskeyMarkdown');
  const onlyPointedAt = usePreference('renderMfmOnHover');
  return {
    greentext: usePreference('greentext'),
    effects: hasEffects ? (onlyPointedAt ? 'pointed-at' : 'moving') : 'none',
    mentionHost: usePreference('mentionLinkDisplay'),
    mentionHostIsFaint: usePreference('mentionLinkFadeDomain'),
    mentionTooltip: usePreference('mentionLinkShowTooltip'),
    mentionAvatar: usePreference('mentionLinkShowAvatar'),
    boldenYou: usePreference('mentionLinkBoldenYou'),
    saysYou: usePreference('mentionLinkShowYous'),
    marks: usePreference('highlight'),
    viewerId,
    ownHost: location.host,
  };
}
