/**
 * Moves labels apart so that none covers another, each as near to its place as can be, all within the frame.
 * @param places wished centres, any order, in pixels
 * @param gap least distance between two centres
 * @returns centres in the order given
 */
export function spread(places: number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let lowest = top - gap;
  for (const item of order) {
    item.place = Math.max(item.place, lowest + gap);
    lowest = item.place;
  }
  let highest = bottom + gap;
  for (const item of [...order].reverse()) {
    item.place = Math.min(item.place, highest - gap);
    highest = item.place;
  }
  const moved = new Array<number>(places.length);
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
