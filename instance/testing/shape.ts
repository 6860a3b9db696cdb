import { compareShapes, type Difference } from './conformance/compare-shapes.ts';
import { createCorrespondence } from './conformance/correspondence.ts';

/**
 * Returns the differences in shape between a response and a recorded one made with other data: null
 * and empty values match anything.
 */
export function shapeDifferences(recorded: unknown, ours: unknown): readonly Difference[] {
  return compareShapes(recorded, ours, createCorrespondence()).filter(
    ({ says }) => !/\bnull\b|\bempty\b/.test(says),
  );
}
