/** A quoted cell, in which `""` is an escaped quote, or a plain one; and its delimiter. */
const cell = /(?:"((?:[^"]|"")*)"\s*|([^,;\t]*))([,;\t]|$)/y;

/** Returns the trimmed cells of a CSV line, separated by commas, semicolons or tabs. */
export function csvCells(line: string): readonly string[] {
  const cells: string[] = [];
  cell.lastIndex = 0;
  const text = line.trim();
  while (cell.lastIndex <= text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) return [text];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return cells;
  }
  return cells;
}
