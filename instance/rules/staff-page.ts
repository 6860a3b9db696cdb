/** Parses the paging of admin calls, which counts pages from 1. */
export function readStaffPage({
  page = 1,
  page_size: size = 50,
}: {
  readonly page?: number;
  readonly page_size?: number;
}): { readonly limit: number; readonly offset: number } {
  const limit = Math.min(Math.max(size, 1), 100);
  return { limit, offset: (Math.max(page, 1) - 1) * limit };
}
