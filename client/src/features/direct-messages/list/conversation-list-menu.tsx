import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import List from 'lucide-react/icons/list';
import { useColumnItems } from '#components/columns/use-column-items.ts';
import { pathTo } from '#lib/url/paths.ts';
import { Menu } from '#ui/menus/menu.tsx';

/** Menu of the list of conversations, with a link to the timeline of all direct posts. */
export function ConversationListMenu({ username }: { username: string }) {
  const { t } = useLingui();
  return (
    <Menu
      label={t({ message: 'More', context: 'menu', comment: 'Button that opens a menu' })}
      icon={Ellipsis}
      items={[
        {
          id: 'timeline',
          icon: List,
          label: t`Show as a timeline`,
          href: pathTo('direct-timeline', { username }),
        },
        ...useColumnItems(pathTo('dms', { username })),
      ]}
    />
  );
}
