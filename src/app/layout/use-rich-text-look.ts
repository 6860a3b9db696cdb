import { useMemo } from 'react';
import type { RichTextLook } from '#domain/rich-text/rich-text-look.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';

/** How texts are drawn by the preferences of the session on screen. */
export function useRichTextLook(): RichTextLook {
  const { viewerId } = useSession();
  const greentext = usePreference('greentext');
  const hasEffects = usePreference('renderMisskeyMarkdown');
  const onlyPointedAt = usePreference('renderMfmOnHover');
  const mentionHost = usePreference('mentionLinkDisplay');
  const mentionHostIsFaint = usePreference('mentionLinkFadeDomain');
  const mentionTooltip = usePreference('mentionLinkShowTooltip');
  const mentionAvatar = usePreference('mentionLinkShowAvatar');
  const boldenYou = usePreference('mentionLinkBoldenYou');
  const saysYou = usePreference('mentionLinkShowYous');
  const marks = usePreference('highlight');
  return useMemo(
    () => ({
      greentext,
      effects: hasEffects ? (onlyPointedAt ? 'pointed-at' : 'moving') : 'none',
      mentionHost,
      mentionHostIsFaint,
      mentionTooltip,
      mentionAvatar,
      boldenYou,
      saysYou,
      marks,
      viewerId,
      ownHost: location.host,
    }),
    [
      greentext,
      hasEffects,
      onlyPointedAt,
      mentionHost,
      mentionHostIsFaint,
      mentionTooltip,
      mentionAvatar,
      boldenYou,
      saysYou,
      marks,
      viewerId,
    ],
  );
}
