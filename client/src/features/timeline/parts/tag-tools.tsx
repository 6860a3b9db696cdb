import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hash from 'lucide-react/icons/hash';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { featureTagByName, unfeatureTagByName } from '@rookery/contract/calls/mastodon/featured.ts';
import type { TagGroup } from '#session/feeds/matches-tag-timeline.ts';
import { useCan } from '#session/instance/use-can.ts';
import { updateQueryData } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { tagStateQuery } from '#session/feeds/tag-state-query.ts';
import { FollowTagButton } from './follow-tag-button.tsx';
import { TagGroupDialog } from './tag-group-dialog.tsx';

/** Returns the menu item that features a hashtag on the viewer's profile, where the server can. */
function useFeatureItem(tag: string): MenuItem | undefined {
  const { t } = useLingui();
  const session = useSession();
  const isOffered = useCan('tagFeaturing') && session.viewerId !== null;
  const { value } = useCall(tagStateQuery, { path: { tag } }, { isDisabled: !isOffered });
  const isFeatured = value?.isFeatured;
  if (!isOffered || isFeatured === undefined) return undefined;
  const toggle = async (): Promise<void> => {
    const messageArgs = { tag };
    try {
      const call = isFeatured ? unfeatureTagByName : featureTagByName;
      await session.call(call, { path: { tag } });
      updateQueryData(session, tagStateQuery, { path: { tag } }, (known) => ({
        ...known,
        isFeatured: !isFeatured,
      }));
      session.notices.raise({
        level: 'success',
        messageKey: isFeatured ? 'tag.unfeatured' : 'tag.featured',
        messageArgs,
        timeoutMs: 3000,
      });
    } catch (error) {
      session.notices.raise({
        level: 'error',
        messageKey: 'tag.feature_failed',
        messageArgs,
        error,
        timeoutMs: 5000,
      });
    }
  };
  return {
    id: 'feature',
    label: isFeatured ? t`Remove from my profile` : t`Feature on my profile`,
    icon: UserRound,
    onSelect: () => void toggle(),
  };
}

/** The buttons of a hashtag timeline: follow, and a menu with further hashtags and the profile. */
export function TagTools({ tag, group }: { tag: string; group: TagGroup | undefined }) {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const [isEditing, setEditing] = useState(false);
  const hasGroups = useCan('tagGroups');
  const featureItem = useFeatureItem(tag);
  const items: readonly (MenuItem | undefined)[] = [
    hasGroups
      ? {
          id: 'group',
          label: group ? t`Change hashtags…` : t`Add hashtags…`,
          icon: Hash,
          onSelect: () => setEditing(true),
        }
      : undefined,
    featureItem,
  ];
  const shown = items.filter((item) => item !== undefined);
  return (
    <>
      {viewerId !== null && !group && <FollowTagButton tag={tag} />}
      {shown.length > 0 && (
        <Menu
          label={t`More for ${{ tag: `#${tag}` }}`}
          icon={Ellipsis}
          size="small"
          items={shown}
        />
      )}
      {isEditing && <TagGroupDialog tag={tag} group={group} onClose={() => setEditing(false)} />}
    </>
  );
}
