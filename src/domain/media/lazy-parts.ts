import { lazyPart } from '#domain/chunk/lazy-part.tsx';

/* All that is rarer than a plain picture. */

export const RareTile = lazyPart(
  { name: 'rare-tile', kind: 'part' },
  async () => (await import('./rare-tile.tsx')).RareTile,
);

export const StillPicture = lazyPart(
  { name: 'still-picture', kind: 'part' },
  async () => (await import('./still-picture.tsx')).StillPicture,
);

export const FailedPicture = lazyPart(
  { name: 'failed-picture', kind: 'part' },
  async () => (await import('./failed-picture.tsx')).FailedPicture,
);

export const FileLine = lazyPart(
  { name: 'file-line', kind: 'part' },
  async () => (await import('./file-line.tsx')).FileLine,
);

export const CoverTile = lazyPart(
  { name: 'cover-tile', kind: 'part' },
  async () => (await import('./cover-tile.tsx')).CoverTile,
);
