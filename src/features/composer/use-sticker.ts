import { useLingui } from '@lingui/react/macro';
import type { Attachments } from '#domain/attachment/use-attachments.ts';
import { useSession } from '#session/session-context.ts';

/** As long a sticker may take, in milliseconds. */
const longestWait = 30_000;

/**
 * The picture of a sticker as a file, to be attached like any other. `url` is on the instance.
 * Throws when it cannot be had.
 */
async function fetchSticker(url: string): Promise<File> {
  const signal = AbortSignal.timeout(longestWait);
  const answer = await fetch(url, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`a sticker was answered with ${answer.status}`);
  const bytes = await answer.blob();
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return new File([bytes], name === '' ? 'sticker' : name, { type: bytes.type });
}

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
