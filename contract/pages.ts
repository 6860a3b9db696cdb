/** The parameters by which pages of a list are asked for. Sizes above 40 are cut by most servers. */
export const pages = {
  max_id: 'text',
  since_id: 'text',
  min_id: 'text',
  offset: 'integer',
  limit: 'integer',
} as const;
