const csvHeader = 'account address';

/**
 * Returns the different handles in a list of accounts to import: one per line, or the first column
 * of a CSV with or without header.
 */
export function readHandleList(text: string): string[] {
  const handles = text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split(',')[0] ?? '').replaceAll('"', '').trim().replace(/^@/, ''))
    .filter((handle) => handle !== '' && handle.toLowerCase() !== csvHeader);
  return [...new Set(handles)];
}
