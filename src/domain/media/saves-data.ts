/** Whether the reader's system or browser asks to be sparing with traffic. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isAsked =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  return isAsked || matchMedia('(prefers-reduced-data: reduce)').matches;
}
