/** A row of a profile as it is kept: as written, and as rendered. */
export interface ProfileField {
  readonly name: string;
  readonly value: string;
  readonly html: string;
}
