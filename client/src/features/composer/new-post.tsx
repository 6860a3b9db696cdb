import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { openWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
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
      tool={
        /* The dialog has its own button for drafts. */
        !hasFocus && (
          <IconButton
            icon={Files}
            label={t`Drafts`}
            onClick={() => openWindow(session, 'composer', { kind: 'new', list: 'drafts' })}
          />
        )
      }
      onPosted={onPosted}
    />
  );
}
