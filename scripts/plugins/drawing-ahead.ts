import type { Plugin } from 'vite';

/** Has the page ask at once for the code that draws, which is imported later, and for what that needs first. */
export function drawingAhead(): Plugin {
  return {
    name: 'drawing-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => name === 'draw' || name === 'rolldown-runtime')
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
    },
  };
}
