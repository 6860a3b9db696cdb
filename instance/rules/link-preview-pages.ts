/** A web page with a preview that needs no request. */
export interface LinkPreviewPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Pages known to every instance, to demonstrate link previews. */
export const linkPreviewPages: readonly LinkPreviewPage[] = [
  {
    url: 'https://example.com/',
    title: 'Example Domain',
    description: 'A name kept free for examples in documents.',
  },
  {
    url: 'https://example.com/page',
    title: 'Example page',
    description: 'An example page with a preview card',
  },
  {
    url: 'https://nightlines.example/timetable',
    title: 'Timetable of the night lines',
    description: 'Every sleeper train that still runs, with the hour at which the lights go out.',
  },
  {
    url: 'https://herons.example/count',
    title: 'The heron count, year by year',
    description: 'How many were seen along the canal, by whom, and in what weather.',
  },
  {
    url: 'https://allotment.example/beans',
    title: 'Beans for people who forget to water',
    description: 'Seven kinds that forgive, and one that does not.',
  },
  {
    url: 'https://observatory.example/tonight',
    title: 'Tonight’s sky',
    description: 'What rises after dusk, and which of it can be seen from a street with lamps.',
  },
];
