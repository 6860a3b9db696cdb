/** The point of a picture that stays in view, and until when a file is still worked on. */
export const mediaWork = `
ALTER TABLE media ADD COLUMN focus_x REAL;
ALTER TABLE media ADD COLUMN focus_y REAL;
ALTER TABLE media ADD COLUMN ready_at INTEGER;
`;
