import type { Plugin } from 'vite';

const ahead = new Set(['main', 'draw', 'rolldown-runtime']);

/** Has the page ask at once for the code of the session and of what draws, which are imported later. */
export function drawingAhead(): Plugin {
  return {
    name: 'drawing-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => ahead.has(name))
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
    },
  };
}
