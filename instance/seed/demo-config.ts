import type { ConfigChanges } from '#config.ts';

/** The configuration of the demo instance. */
export const demoConfig: ConfigChanges = {
  name: 'Rookery',
  description:
    'A small server on this machine: some people, some birds, and a post for each of them. Nothing here leaves it.',
  shortDescription: 'A small server on this machine, to try Rookery on.',
  rules: [
    'Write as if the person were in the room.',
    {
      text: 'Describe your images.',
      hint: 'One sentence that says what the image is there for is enough.',
      translations: {
        de: {
          text: 'Beschreibe deine Bilder.',
          hint: 'Ein Satz genügt, der sagt, wofür das Bild da ist.',
        },
      },
    },
    'No advertising and no scraping.',
    'Put needles, spiders and spoilers behind a content warning.',
  ],
  bubbleInstances: ['localhost', 'harbour.example', 'kitsune.example', 'observatory.example'],
  visitorTimelines: { bubble: true },
  demo: true,
  mediaMeta: true,
  suggestions: true,
  remoteAccepts: true,
  focalPoints: true,
  terms:
    '<p>This server runs on your own machine. What you write here stays on it, and a new start brings everything back as it was.</p>\n',
  panel:
    '<p>You are at <b>Rookery</b>, a server that runs on this machine alone. Log in as <b>mira</b>, <b>jun</b> or <b>salma</b>; the password is <b>rookery</b>.</p>\n',
};
