import { useLingui } from '@lingui/react/macro';
import type { Attachments } from '#domain/attachment/use-attachments.ts';
import { useSession } from '#session/session-context.ts';
import { fetchSticker } from './fetch-sticker.ts';

/** Attaches a sticker that was picked; undefined where no more files may be added. */
export function useSticker({
  isFull,
  add,
}: Attachments): ((sticker: { readonly url: string }) => void) | undefined {
  const { t } = useLingui();
  const { notices } = useSession();
  if (isFull) return undefined;
  return ({ url }) => {
    fetchSticker(url).then(
      (file) => add([file]),
      (error: unknown) => {
        const messageArgs = { action: t`Sticker` };
        notices.raise({ level: 'error', messageKey: 'status.action_failed', messageArgs, error });
      },
    );
  };
}
