import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const EmojiPicker = lazyPart(
  { name: 'emoji-picker', kind: 'part' },
  async () => (await import('./emoji-picker.tsx')).EmojiPicker,
);
