import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { iconPath } from './icon-path.ts';

const iconModule = v.object({
  __iconData: v.object({
    size: v.literal(24),
    node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
  }),
});

const ofLucide = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Takes from each of lucide's icons only its shapes, as one path that `drawer` draws. Their own maker
 * puts every icon together anew at each drawing, from attributes that we never set.
 *
 * @param drawer absolute path of the module whose `drawIcon` makes the component
 */
export function iconsAsPaths(drawer: string): Plugin {
  return {
    name: 'icons-as-paths',
    enforce: 'pre',
    resolveId: { filter: { id: /^icon-drawer$/ }, handler: () => drawer },
    load: {
      filter: { id: ofLucide },
      async handler(id) {
        const icon: object = await import(pathToFileURL(id).href);
        /* An icon's other name leads to the icon itself, which comes by here as well. */
        if (!('__iconData' in icon)) return null;
        const { __iconData } = v.parse(iconModule, icon);
        const path = JSON.stringify(iconPath(__iconData.node));
        /* Not the drawer's own path: source maps would tell where the build was made. */
        return `import { drawIcon } from 'icon-drawer';\nexport default drawIcon(${path});\n`;
      },
    },
  };
}
