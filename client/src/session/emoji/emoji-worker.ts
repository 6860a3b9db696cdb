import { getCustomEmojis } from '@rookery/contract/calls/emoji.ts';
import { systemClock } from '#api/pacing.ts';
import { createTransport } from '#api/transport.ts';
import { parseCustomEmoji } from './custom-emoji.ts';
import { packEmojiColumns } from './emoji-columns.ts';

/* This file runs in a worker. The page passes the origin of the server as the name of the
   worker. */
const call = createTransport({
  origin: self.name,
  token: () => undefined,
  fetch: (...request) => fetch(...request),
  pace: () => Promise.resolve(),
  clock: systemClock,
});

function send(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  globalThis.postMessage(message);
}

async function sendEmoji(): Promise<void> {
  try {
    const { value } = await call(getCustomEmojis, {});
    send(packEmojiColumns(parseCustomEmoji(value)));
  } catch {
    send(undefined);
  }
}

void sendEmoji();
