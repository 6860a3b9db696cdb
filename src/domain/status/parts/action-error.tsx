import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';

/** Says on the post itself that an action on it failed. */
export function ActionError({
  message,
  onDismiss,
}: {
  message: MessageDescriptor;
  onDismiss: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <Notice level="error" onDismiss={onDismiss}>
        {i18n._(message)}
      </Notice>
    </div>
  );
}
