// How a graph fits into its map.
type Lane = { top: number; width: number; height: number };
const margin = 6;

/** Lanes and the room for the map → by how much the graph is scaled, and where its corner comes to stand; it is centred. */
export function mapOf(lanes: readonly Lane[], room: { width: number; height: number }): { x: number; y: number; scale: number } {
  let [width, height] = [1, 1];
  for (const lane of lanes) {
    width = Math.max(width, lane.width);
    height = Math.max(height, lane.top + lane.height);
  }
  const scale = Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height);
  return { x: (room.width - width * scale) / 2, y: (room.height - height * scale) / 2, scale };
}
