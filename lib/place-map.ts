import { geoAzimuthalEqualArea, geoContains, geoGraticule10, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export const PLACE_MAP = { width: 320, height: 200 };

/** The width of the drawing: enough to see in which part of a country a place lies. */
const KILOMETRES = 1_800;
const EARTH_RADIUS = 6_371;

/** Degrees of latitude around the middle within which a country may show. */
const NEAR = 12;

interface Country { shape: Feature; west: number; east: number; south: number; north: number }

let countries: Promise<Country[]> | undefined;
/** Natural Earth's countries (public domain), read when the first map is drawn, each with the box it lies in. */
const readCountries = () => (countries ??= import('world-atlas/countries-50m.json').then(({ default: file }) => {
  const atlas = file as unknown as Topology<{ countries: GeometryCollection }>;
  return feature(atlas, atlas.objects.countries).features.map((shape) => {
    const points = JSON.stringify((shape.geometry as { coordinates?: unknown }).coordinates ?? []).match(/-?[\d.]+(?:e-?\d+)?,-?[\d.]+(?:e-?\d+)?/g) ?? [];
    const box = { west: 180, east: -180, south: 90, north: -90 };
    for (const point of points) {
      const [x = 0, y = 0] = point.split(',').map(Number);
      Object.assign(box, { west: Math.min(box.west, x), east: Math.max(box.east, x), south: Math.min(box.south, y), north: Math.max(box.north, y) });
    }
    return { shape, ...box };
  });
}));

/** Whether a country's box comes near to a place; near a pole every meridian is near, and a box around the line of the date is as wide as the world. */
function isNear({ west, east, south, north }: Country, latitude: number, longitude: number): boolean {
  if (south > latitude + NEAR || north < latitude - NEAR) return false;
  const reach = Math.abs(latitude) > 65 ? 180 : NEAR / Math.cos((Math.abs(latitude) * Math.PI) / 180) + NEAR;
  return [longitude - 360, longitude, longitude + 360].some((x) => west <= x + reach && east >= x - reach);
}

/**
 * A small map with a place in its middle, as SVG: land, borders, the country it lies in, and lines every ten degrees. Without words, and in tones
 * that stand on light and on dark paper. Nothing is asked of another server.
 * @param latitude degrees, -90 to 90; longitude -180 to 180
 */
export async function drawPlace(latitude: number, longitude: number): Promise<string> {
  const near = (await readCountries()).filter((country) => isNear(country, latitude, longitude));
  const { width, height } = PLACE_MAP;
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).translate([width / 2, height / 2])
    .scale((width * EARTH_RADIUS) / KILOMETRES).clipExtent([[0, 0], [width, height]]);
  const path = geoPath(projection).digits(1);
  const drawn = (shape: GeoPermissibleObjects) => path(shape) ?? '';
  const here = near.find(({ shape, west, east, south, north }) =>
    west <= longitude && east >= longitude && south <= latitude && north >= latitude && geoContains(shape, [longitude, latitude]));
  const shapes = [
    ['fill="none" stroke="#8A8072" stroke-opacity=".35" stroke-width=".5"', drawn(geoGraticule10())],
    ['fill="#8A8072" fill-opacity=".3" stroke="#8A8072" stroke-width=".7"', near.map(({ shape }) => drawn(shape)).join('')],
    ['fill="#8A8072" fill-opacity=".4"', here ? drawn(here.shape) : ''],
  ] as const;
  const paths = shapes.filter(([, line]) => line).map(([look, line]) => `<path ${look} d="${line}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join('')}`
    + `<circle cx="${width / 2}" cy="${height / 2}" r="5" fill="#4F7FB5" stroke="#FFFDF9" stroke-width="1.5"/></svg>`;
}
