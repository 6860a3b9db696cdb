import { useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { Attachments } from './use-attachments.ts';

/** Selects files for a post; disabled once the post has the maximum number (R-COMP-011). */
export function AttachButton({
  attachments: { isFull, add },
  isDisabled,
}: {
  attachments: Attachments;
  isDisabled: boolean;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files to attach`}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        icon={ImagePlus}
        label={t`Attach files`}
        disabled={isDisabled || isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
