import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { PlacementCondition } from '#session/preferences/placement/placement.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Returns a function that checks whether a setting's condition holds for this session, instance and
 * browser.
 */
export function usePlacementConditions(): (condition: PlacementCondition) => boolean {
  const { viewerId, instance } = useSession();
  const { info, panel } = useStore(instance);
  const { background, showInstanceSpecificPanel } = useInstanceOptions();
  const holds: Readonly<Record<PlacementCondition, boolean>> = {
    signedIn: viewerId !== null,
    instancePanelShown: showInstanceSpecificPanel && panel !== undefined,
    instanceWallpaperSeen: background !== undefined,
    translationLanguagesKnown:
      can('machineTranslation', info.serverInfo) || can('mastodonTranslation', info.serverInfo),
    quotePolicies: can('quotePolicies', info.serverInfo),
    pleromaAccountOptions: can('pleromaAccountOptions', info.serverInfo),
    storedSettings: can('storedSettings', info.serverInfo),
    postFormatsKnown: info.postFormats.length > 0,
    videoSoundDetectable:
      'webkitAudioDecodedByteCount' in HTMLMediaElement.prototype ||
      'audioTracks' in HTMLMediaElement.prototype ||
      'mozHasAudio' in HTMLMediaElement.prototype,
  };
  return (condition) => holds[condition];
}
