import type { Measure } from './measure.ts';

/**
 * All measures in the order in which they are printed. A new measure is a folder with one function
 * that returns figures, and a row here.
 */
export const measures: readonly Measure[] = [
  {
    name: 'ingest',
    title: 'Taking in 5,000 statuses, in pages of 20 (Node)',
    load: async () => (await import('./ingest/measure-ingest.ts')).measureIngest,
  },
  {
    name: 'filters',
    title: 'A hundred rules of the reader’s own over two hundred posts (Node)',
    load: async () => (await import('./filters/measure-filters.ts')).measureFilters,
  },
  {
    name: 'room',
    title: 'Room that rows take in memory (V8’s heap, Node)',
    load: async () => (await import('./room/measure-room.ts')).measureRoom,
  },
  {
    name: 'favourite',
    title: 'One favourite with 400 cards mounted (Chromium)',
    load: async () => (await import('./favourite/measure-favourite.ts')).measureFavourite,
  },
  {
    name: 'cold-load',
    title:
      'First visit to the federated timeline, nothing cached (Chromium, CPU four times slower)',
    load: async () => (await import('./cold-load/measure-cold-load.ts')).measureColdLoad,
  },
  {
    name: 'instance',
    title:
      'The embedded instance’s answers, in the demo world and in one of 100,000 statuses (Node)',
    load: async () => (await import('./instance/measure-instance.ts')).measureInstance,
  },
  {
    name: 'scrolling',
    title: 'Reading far down a timeline of 100,000 statuses (Chromium, CPU four times slower)',
    load: async () => (await import('./scrolling/measure-scrolling.ts')).measureScrolling,
  },
  {
    name: 'profile',
    title:
      'Reading down the profile of somebody with 20,000 posts (Chromium, CPU four times slower)',
    load: async () => (await import('./scrolling/measure-profile.ts')).measureProfile,
  },
  {
    name: 'thread',
    title: 'A conversation of 1,000 replies (CPU four times slower), and opening and closing 100',
    load: async () => (await import('./thread/measure-thread.ts')).measureThread,
  },
  {
    name: 'composer',
    title: 'Typing in a long post, and the emoji picker, with 20,000 custom emoji (Chromium)',
    load: async () => (await import('./composer/measure-composer.ts')).measureComposer,
  },
  {
    name: 'bounds',
    title: 'Endless runs of letters and endless forms and answers, without bounds and with them',
    load: async () => (await import('./bounds/measure-bounds.ts')).measureBounds,
  },
];
