const heading = 'account address';

/** The handles of an import: one a line, or the first column of a table with or without its heading. */
export function readHandleList(text: string): string[] {
  const handles = text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split(',')[0] ?? '').replaceAll('"', '').trim().replace(/^@/, ''))
    .filter((handle) => handle !== '' && handle.toLowerCase() !== heading);
  return [...new Set(handles)];
}
