import { lazyPart } from '#domain/chunk/lazy-part.tsx';

/* Parts that a card shows only now and then, and that are not in the first load. */

export const StatusMenuLines = lazyPart(
  { name: 'status-menu', kind: 'part' },
  async () => (await import('./status-menu-lines.tsx')).StatusMenuLines,
);

export const StatusPreview = lazyPart(
  { name: 'status-preview', kind: 'part' },
  async () => (await import('./status-preview.tsx')).StatusPreview,
);

export const StatusWindows = lazyPart(
  { name: 'status-windows', kind: 'part' },
  async () => (await import('./status-windows.tsx')).StatusWindows,
);

export const TranslationBlock = lazyPart(
  { name: 'translation', kind: 'part' },
  async () => (await import('./translation-block.tsx')).TranslationBlock,
);

export const StatusPeopleRows = lazyPart(
  { name: 'status-people', kind: 'part' },
  async () => (await import('./status-people-rows.tsx')).StatusPeopleRows,
);

export const QuotedStatus = lazyPart(
  { name: 'quote', kind: 'part' },
  async () => (await import('./quoted-status.tsx')).QuotedStatus,
);
