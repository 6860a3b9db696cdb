import type { ComponentProps } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { Popover } from '#ui/menus/popover.tsx';

/** Popover whose code loads when the first one opens. */
export const LazyPopover = lazyPart<'Popover', ComponentProps<typeof Popover>>(
  'Popover',
  () => import('#ui/menus/popover.tsx'),
);
