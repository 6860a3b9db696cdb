import type { ConfigChanges } from '#config.ts';

/** The configuration of the demo instance. */
export const demoConfig: ConfigChanges = {
  name: 'Rookery',
  description:
    'A small instance on this machine: some people, some birds, and a post for each of them. Nothing here leaves it.',
  shortDescription: 'A small instance on this machine.',
  bubbleInstances: ['localhost', 'harbour.example', 'kitsune.example', 'observatory.example'],
  visitorTimelines: { bubble: true },
  demo: true,
  mediaMeta: true,
  suggestions: true,
  remoteAccepts: true,
  focalPoints: true,
  preload: { publicTimeline: true },
  panel:
    '<p>You are at <b>Rookery</b>, an instance that lives on this machine alone. Sign in as <b>mira</b>, <b>jun</b> or <b>salma</b>; the password is <b>rookery</b>.</p>\n',
};
