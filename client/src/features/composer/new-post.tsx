import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { openComposerDialog, useComposerStore } from '#components/composer/composer-store.ts';
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
  const store = useComposerStore();
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
            onClick={() => openComposerDialog(store, { kind: 'new', list: 'drafts' })}
          />
        )
      }
      onPosted={onPosted}
    />
  );
}
