import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Parts of galleries that most pages do not need: most attachments are plain pictures. */

export const PlayerTile = lazyPart('PlayerTile', () => import('./players/player-tile.tsx'));

export const StillPicture = lazyPart('StillPicture', () => import('./pictures/still-picture.tsx'));

export const FailedPicture = lazyPart(
  'FailedPicture',
  () => import('./pictures/failed-picture.tsx'),
);

export const FileLine = lazyPart('FileLine', () => import('./file-line.tsx'));

export const CoverTile = lazyPart('CoverTile', () => import('./gallery/cover-tile.tsx'));

export const MoreTile = lazyPart('MoreTile', () => import('./gallery/more-tile.tsx'));

export const GalleryFoot = lazyPart('GalleryFoot', () => import('./gallery/gallery-foot.tsx'));
