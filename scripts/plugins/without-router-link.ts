import type { Plugin } from 'vite';

const nothing = '\0without-router-link';

/**
 * Leaves the router's own link out of the build. Each of its routes carries one, which brings all of
 * its code along; ours is `src/app/frame/router-link.tsx`.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: 'without-router-link',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isRoute = /@tanstack\/react-router\/dist\/esm\/(?:file)?route\.js$/i.test(importer);
      return isRoute && source === './link.js' ? nothing : null;
    },
    load: (id) => (id === nothing ? 'export const Link = undefined;' : null),
  };
}
