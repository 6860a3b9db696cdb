/** Letters as strokes on a grid of 8 by 12: drawn without a font, and none looks like another. */
export const letters: Readonly<Record<string, string>> = {
  a: 'M0 12L4 0L8 12M2 8H6',
  c: 'M8 1H2L0 3V9L2 12H8',
  e: 'M8 0H0V12H8M0 6H6',
  f: 'M8 0H0V12M0 6H6',
  h: 'M0 0V12M8 0V12M0 6H8',
  k: 'M0 0V12M8 0L0 6L8 12',
  l: 'M0 0V12H8',
  m: 'M0 12V0L4 6L8 0V12',
  n: 'M0 12V0L8 12V0',
  p: 'M0 12V0H6L8 2V4L6 6H0',
  t: 'M0 0H8M4 0V12',
  v: 'M0 0L4 12L8 0',
  w: 'M0 0L2 12L4 5L6 12L8 0',
  x: 'M0 0L8 12M8 0L0 12',
  y: 'M0 0L4 6L8 0M4 6V12',
  z: 'M0 0H8L0 12H8',
};
