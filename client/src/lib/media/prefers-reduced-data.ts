/** Returns whether the system or browser asks for reduced data usage. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isRequested =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  return isRequested || matchMedia('(prefers-reduced-data: reduce)').matches;
}
