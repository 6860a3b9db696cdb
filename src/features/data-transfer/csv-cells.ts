/** A cell in quotes, in which `""` stands for one, or a plain one; and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"\s*|([^,;\t]*))([,;\t]|$)/y;

/** The cells of one line of a CSV file, separated by commas, semicolons or tabs, without blanks around them. */
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
