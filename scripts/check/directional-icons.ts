import type { ProjectFile } from './structure-rules.ts';

/** Words in names of icons that may have a direction. */
const directionalName =
  /(?:^|-)(?:arrow|chevrons?|corner|external|fast|forward|history|indent|left|list|log|megaphone|move|outdent|panel|play|quote|redo|refresh|repeat|reply|rewind|right|rotate|send|share|skip|sort|step|text|undo|volume|wrap)(?:-|$)/;

/** Icons whose direction is the same in every language, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'external-link': 'a sign that is the same in every language',
  history: 'clocks run clockwise',
  megaphone: 'a thing',
  play: 'tapes run to the right in every language',
  quote: 'a thing: quotation marks',
  'refresh-cw': 'turns clockwise',
  'repeat-2': 'turns clockwise',
  'rotate-cw': 'turns clockwise',
  'share-2': 'a sign that is the same in every language',
  'volume-x': 'a thing: a loudspeaker',
};

const sheetName = 'icon.module.css';

/**
 * Returns one line for each imported icon with a direction that is neither mirrored in icon.module.css nor
 * listed in `exempt`, and one for each entry of either list that is not needed.
 */
export function directionalIconProblems(files: readonly ProjectFile[]): string[] {
  const sheet = files.find(({ path }) => path.endsWith(`/${sheetName}`))?.text ?? '';
  const mirrored = [...sheet.matchAll(/\[class\*='lucide-([\w-]+)'\]/g)].map(
    ([, name = '']) => name,
  );
  const imported = files
    .filter(({ path }) => /^client\/src\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g),
        ({ 1: name = '', index }) => ({
          name,
          place: `${path}:${text.slice(0, index).split('\n').length}`,
        }),
      ),
    );
  const isMirrored = (name: string) => mirrored.some((start) => name.startsWith(start));
  const isUsed = (matches: (name: string) => boolean) => imported.some(({ name }) => matches(name));
  const list = 'scripts/check/directional-icons.ts';
  return [
    ...imported
      .filter(({ name }) => directionalName.test(name) && !isMirrored(name))
      .filter(({ name }) => !Object.hasOwn(exempt, name))
      .map(
        ({ name, place }) =>
          `${place}: directional-icons: ${name} may have a direction: mirror it in ${sheetName}, or exempt it in ${list}`,
      ),
    ...imported
      .filter(({ name }) => isMirrored(name) && !directionalName.test(name))
      .map(
        ({ name, place }) =>
          `${place}: directional-icons: ${sheetName} mirrors ${name}: add it to the words in ${list}`,
      ),
    ...mirrored
      .filter((start) => !isUsed((name) => name.startsWith(start)))
      .map((start) => `${sheetName}: directional-icons: no icon begins with ${start}`),
    ...Object.keys(exempt)
      .filter((name) => !isUsed((used) => used === name))
      .map((name) => `${list}: directional-icons: no code imports ${name}`),
  ];
}
