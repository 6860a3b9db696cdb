import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import type { Attachments } from './use-attachments.ts';

/** Time-out for downloading a sticker, in milliseconds. */
const fetchTimeoutMs = 30_000;

/** Downloads a sticker from its `url` on the instance as a file. Throws if that fails. */
async function fetchSticker(url: string): Promise<File> {
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  const response = await fetch(url, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`a sticker was answered with ${response.status}`);
  const bytes = await response.blob();
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return new File([bytes], name === '' ? 'sticker' : name, { type: bytes.type });
}

/** Returns a function that attaches a sticker, or undefined if no more files may be added. */
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
