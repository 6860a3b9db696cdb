import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const EmojiPicker = lazyPart('EmojiPicker', () => import('./emoji-picker.tsx'));
