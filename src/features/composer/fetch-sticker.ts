/** As long a sticker may take, in milliseconds. */
const longestWait = 30_000;

/**
 * The picture of a sticker as a file, to be attached like any other. `url` is on the instance.
 *
 * @throws when it cannot be had
 */
export async function fetchSticker(url: string): Promise<File> {
  const signal = AbortSignal.timeout(longestWait);
  const answer = await fetch(url, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`a sticker was answered with ${answer.status}`);
  const bytes = await answer.blob();
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return new File([bytes], name === '' ? 'sticker' : name, { type: bytes.type });
}
