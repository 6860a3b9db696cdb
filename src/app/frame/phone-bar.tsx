import { useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import { useSession } from '#session/session-context.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDestination } from '../router/router-context.ts';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { SideDrawer } from '../shell/side-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { NewPost } from './lazy-parts.ts';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useBellEntry } from './use-bell-entry.ts';
import { useIsShutOut } from './use-is-shut-out.ts';
import { useNavEntries } from './use-nav-entries.ts';

/** What a thumb reaches on a phone: the menu, home, a new post, search, the notifications. */
export function PhoneBar() {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const { pathname } = useDestination();
  /* Kept by its place, so that going elsewhere closes the drawer. */
  const [drawerPlace, setDrawerPlace] = useState<string>();
  const [isWriting, setIsWriting] = useState(false);
  const [home] = useNavEntries();
  const bell = useBellEntry();
  const isShutOut = useIsShutOut();
  const write = {
    id: 'write',
    label: t`New post`,
    icon: PenLine,
    isMain: true,
    onPress: () => setIsWriting(true),
  };
  return (
    <>
      <BottomBar
        onOpenMenu={() => setDrawerPlace(pathname)}
        entries={[
          ...(home ? [home] : []),
          ...(viewerId === null ? [] : [write]),
          ...(isShutOut
            ? []
            : [{ id: 'search', label: t`Search`, icon: Search, href: pathTo('search') }]),
          bell,
        ]}
      />
      <SideDrawer
        isOpen={drawerPlace === pathname}
        onClose={() => setDrawerPlace(undefined)}
        label={t`Menu`}
      >
        <Sidebar />
      </SideDrawer>
      <Dialog isOpen={isWriting} onClose={() => setIsWriting(false)} title={t`New post`}>
        <PartSlot fallback={<Spinner isBlock />}>
          <NewPost hasFocus onPosted={() => setIsWriting(false)} />
        </PartSlot>
      </Dialog>
    </>
  );
}
