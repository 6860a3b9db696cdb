import { useMediaQuery } from '#ui/use-media-query.ts';
import { minWidthsForColumns } from '#session/columns/column-widths.ts';

const [one, two, three, four] = minWidthsForColumns;

/**
 * Returns how many columns fit beside the main one, measured in rem, so that zooming in hides
 * columns.
 */
export function useFittingColumnCount(): number {
  const fits = [
    useMediaQuery(`(width >= ${one})`),
    useMediaQuery(`(width >= ${two})`),
    useMediaQuery(`(width >= ${three})`),
    useMediaQuery(`(width >= ${four})`),
  ];
  return fits.filter(Boolean).length;
}
