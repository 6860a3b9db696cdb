/** The focal points of images, and the time until which an upload is being processed. */
export const mediaColumns = `
ALTER TABLE media ADD COLUMN focus_x REAL;
ALTER TABLE media ADD COLUMN focus_y REAL;
ALTER TABLE media ADD COLUMN ready_at INTEGER;
`;
