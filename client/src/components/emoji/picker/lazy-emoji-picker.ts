import { lazyPart } from '#components/chunk/lazy-part.tsx';

export const LazyEmojiPicker = lazyPart('EmojiPicker', () => import('./emoji-picker.tsx'));
