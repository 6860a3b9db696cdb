/** Converts the page number of a staff call, which counts from 1, to an offset. */
export function parseStaffPaging({
  page = 1,
  page_size: size = 50,
}: {
  readonly page?: number;
  readonly page_size?: number;
}): { readonly limit: number; readonly offset: number } {
  const limit = Math.min(Math.max(size, 1), 100);
  return { limit, offset: (Math.max(page, 1) - 1) * limit };
}
