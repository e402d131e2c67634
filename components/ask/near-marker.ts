/** Room between a marker and its card, and between the card and the edge of the screen; pixels. */
const GAP = 10;
const EDGE = 12;

/** A box on the screen, in pixels from its top left corner. */
interface Box { left: number; top: number; width: number; height: number }

/**
 * Where the card of a marker stands: under it, or above it where there is more room; never over the marker nor past an edge.
 * @param marker the marker's box
 * @param card size of the card
 * @param screen size of the screen
 * @returns the card's corner, and how high it may be
 */
export function placeNear(marker: Box, card: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>): { left: number; top: number; maxHeight: number } {
  const below = screen.height - EDGE - (marker.top + marker.height + GAP);
  const above = marker.top - GAP - EDGE;
  const isBelow = card.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const left = Math.max(EDGE, Math.min(marker.left + marker.width / 2 - card.width / 2, screen.width - EDGE - card.width));
  return { left, top: isBelow ? marker.top + marker.height + GAP : Math.max(EDGE, marker.top - GAP - Math.min(card.height, maxHeight)), maxHeight };
}
