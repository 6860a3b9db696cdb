import type { Measure } from './measure.ts';

/**
 * All measures in the order in which they are printed. A new measure is a folder with one function
 * that returns figures, and a row here.
 */
export const measures: readonly Measure[] = [
  {
    name: 'cpu',
    title:
      'CPU time of common activities, with 100,000 statuses and 20,000 emoji (Chromium at full speed)',
    load: async () => (await import('./cpu/measure-cpu.ts')).measureCpu,
  },
  {
    name: 'ingest',
    title: 'Ingesting 5,000 statuses, in pages of 20 (Node)',
    load: async () => (await import('./ingest/measure-ingest.ts')).measureIngest,
  },
  {
    name: 'filters',
    title: 'A hundred filter rules on two hundred statuses (Node)',
    load: async () => (await import('./filters/measure-filters.ts')).measureFilters,
  },
  {
    name: 'memory',
    title: 'Memory usage of rows (V8’s heap, Node)',
    load: async () => (await import('./memory/measure-memory.ts')).measureMemory,
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
      'Response times of the embedded instance, with demo data and with 100,000 statuses (Node)',
    load: async () => (await import('./instance/measure-instance.ts')).measureInstance,
  },
  {
    name: 'scrolling',
    title: 'Scrolling far down a timeline of 100,000 statuses (Chromium, CPU four times slower)',
    load: async () => (await import('./scrolling/measure-scrolling.ts')).measureScrolling,
  },
  {
    name: 'profile',
    title: 'Scrolling down a profile with 20,000 statuses (Chromium, CPU four times slower)',
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
    name: 'engines',
    title: 'First status, scrolling and typing in Chromium and Firefox, to their own floors',
    load: async () => (await import('./engines/measure-engines.ts')).measureEngines,
  },
  {
    name: 'graphemes',
    title: 'Eight screens with 2,000 endless graphemes, compared with plain texts (Chromium)',
    load: async () => (await import('./graphemes/measure-graphemes.ts')).measureGraphemes,
  },
  {
    name: 'bounds',
    title: 'Very long texts, forms and responses, without limits and with them',
    load: async () => (await import('./bounds/measure-bounds.ts')).measureBounds,
  },
];
