// Checks rules that the linter does not cover: names, suppressions, vocabulary, style sheets, icons, features
// of browsers, paths in documents and in the build, and unread preferences.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkPathsWithoutFile } from '../client/vite/chunk-groups.ts';
import project from '../package.json' with { type: 'json' };
import {
  browserFeatureProblems,
  createFeatureFinder,
  oldestVersions,
  readCompatData,
} from './check/browser-features.ts';
import { directionalIconProblems } from './check/directional-icons.ts';
import { interfaceFileProblems } from './check/interface-files.ts';
import { missingPaths } from './check/missing-paths.ts';
import { styleProblems } from './check/styles/style-problems.ts';
import { projectFiles } from './check/project-files.ts';
import { structureProblems } from './check/structure-rules.ts';
import { repositoryRoot } from '../tools/toolchain.js';
import { unreadPreferences } from './check/unread-preferences.ts';
import { misnomersOf, vocabularyProblems } from './check/vocabulary-rules.ts';

const binary = /\.(?:png|jpe?g|webp|gif|avif|ico|mp[34]|ogg|webm|zip|swf|wasm|sqlite|woff2?)$/;

const files = projectFiles()
  .filter((file) => !binary.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }));
const glossary = files.find((file) => file.path === 'docs/glossary.md')?.text ?? '';
const misnomers = misnomersOf(glossary);
if (misnomers.size === 0) throw new Error('docs/glossary.md replaces no word');
const sources = files.flatMap(({ path: file }) => /^client\/src\/(.+)$/.exec(file)?.[1] ?? []);
const problems = [
  ...chunkPathsWithoutFile(sources).map(
    (name) => `client/vite/chunk-groups.ts: no client/src/${name}`,
  ),
  ...structureProblems(files),
  ...interfaceFileProblems(files),
  ...styleProblems(files),
  ...directionalIconProblems(files),
  ...browserFeatureProblems(
    files,
    createFeatureFinder(readCompatData(), oldestVersions(project.browserslist)),
  ),
  ...missingPaths(files),
  ...vocabularyProblems(files, misnomers),
  ...unreadPreferences(files),
];

for (const problem of problems) console.error(problem);
if (files.length === 0) console.error('no files were read');
if (problems.length > 0 || files.length === 0) process.exit(1);
console.log(`${files.length} files follow the structure rules`);
