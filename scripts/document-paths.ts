import type { ProjectFile } from './structure-rules.ts';

// Decisions tell what was; the others say how things are.
const document = /^(?:[A-Z]+|docs\/[a-z-]+|docs\/requirements\/README)\.md$/;

// Written by a build, at run time or by whoever runs an instance.
const madeLater = /^(?:\.\/)?(?:assets|data|dist|release|stickers\.json)(?:\/|$)/;

const pathLike = /^[#.\w-]+(?:\/[.\w-]+)+\/?$|^[\w-]+\/$|^[a-z][\w.-]*\.(?:tsx?|css|json|md|po)$/;

/** `#session/a.ts` and `places/` as the end of a path from the root. */
function endOfPath(span: string): string {
  const path = span.replace(/\/$/, '');
  return `/${path.startsWith('#') ? path.slice(1) : path}`;
}

/** One line for each path in back-ticks of a document that nothing in the project ends with. */
export function lostPaths(files: readonly ProjectFile[]): string[] {
  const known = new Set<string>();
  for (const { path: file } of files) {
    const parts = file.split('/');
    parts.forEach((_, first) => {
      for (let last = first; last < parts.length; last += 1)
        known.add(`/${parts.slice(first, last + 1).join('/')}`);
      const named = `/${parts.slice(first).join('/')}`;
      known.add(named.replace(/\.\w+$/, ''));
    });
  }
  return files.flatMap(({ path: file, text }) => {
    if (!document.test(file)) return [];
    const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
    const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
    return [...new Set(spans)]
      .filter((span) => pathLike.test(span) && !madeLater.test(span))
      .filter((span) => !known.has(endOfPath(span)))
      .map((span) => `${file}: \`${span}\` is no path of the project`);
  });
}
