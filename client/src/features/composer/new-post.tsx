import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { openWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';

export function NewPost({
  hasFocus = false,
  onPosted,
}: {
  hasFocus?: boolean;
  onPosted?: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  return (
    <Composer
      context={{ kind: 'new' }}
      label={t`New post`}
      submitLabel={t`Post`}
      hasFocus={hasFocus}
      /* The dialog has its own button for drafts. */
      menuItems={
        hasFocus
          ? []
          : [
              {
                id: 'drafts',
                icon: Files,
                label: t`Drafts`,
                onSelect: () => openWindow(session, 'composer', { kind: 'new', list: 'drafts' }),
              },
            ]
      }
      onPosted={onPosted}
    />
  );
}
