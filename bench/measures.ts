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
    name: 'thread',
    title: 'A conversation of 1,000 replies (CPU four times slower), and opening and closing 100',
    load: async () => (await import('./thread/measure-thread.ts')).measureThread,
  },
  {
    name: 'graphemes',
    title: 'Eight screens with 2,000 endless graphemes, compared with plain texts (Chromium)',
    load: async () => (await import('./graphemes/measure-graphemes.ts')).measureGraphemes,
  },
];
