/** Paging parameters of lists. Most servers limit pages to 40 items. */
export const pagingParameters = {
  max_id: 'text',
  since_id: 'text',
  min_id: 'text',
  offset: 'integer',
  limit: 'integer',
} as const;
