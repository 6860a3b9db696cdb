import type { ProjectFile } from './structure-rules.ts';

// Decision records are excluded, since they describe the past.
const document = /^(?:[A-Z]+|docs\/[a-z-]+|docs\/requirements\/README)\.md$/;

// Matches paths that are not in the repository, because a build, a running instance or an operator
// creates them.
const generatedPath = /^(?:\.\/)?(?:assets|data|dist|release|stickers\.json)(?:\/|$)/;

const pathLike = /^[#.\w-]+(?:\/[.\w-]+)+\/?$|^[\w-]+\/$|^[a-z][\w.-]*\.(?:tsx?|css|json|md|po)$/;

/**
 * Returns a path in backticks as the end of a path from the root: `#session/a.ts` becomes
 * `/session/a.ts`.
 */
function endOfPath(span: string): string {
  const path = span.replace(/\/$/, '');
  return `/${path.startsWith('#') ? path.slice(1) : path}`;
}

/** Returns one line for each path in backticks of a document that matches no project path. */
export function missingPaths(files: readonly ProjectFile[]): string[] {
  const known = new Set<string>();
  for (const { path: file } of files) {
    const parts = file.split('/');
    parts.forEach((_, first) => {
      for (let last = first; last < parts.length; last += 1)
        known.add(`/${parts.slice(first, last + 1).join('/')}`);
      const suffix = `/${parts.slice(first).join('/')}`;
      known.add(suffix.replace(/\.\w+$/, ''));
    });
  }
  return files.flatMap(({ path: file, text }) => {
    if (!document.test(file)) return [];
    const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
    const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
    return [...new Set(spans)]
      .filter((span) => pathLike.test(span) && !generatedPath.test(span))
      .filter((span) => !known.has(endOfPath(span)))
      .map((span) => `${file}: \`${span}\` is not a path of the project`);
  });
}
