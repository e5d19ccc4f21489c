export type Point = { lat: number; lon: number }

const earthRadiusKm = 6371

export const isPoint = (value: unknown): value is Point =>
  typeof (value as Point | null)?.lat === 'number' && typeof (value as Point).lon === 'number'

export function distanceKm(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const chord = half(b.lat - a.lat) + cos(a.lat) * cos(b.lat) * half(b.lon - a.lon)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A circle `lat,lon,radiusKm`, or a box `lat1,lon1,lat2,lon2`. @returns undefined otherwise */
export function areaOf(numbers: readonly number[]): ((point: Point) => boolean) | undefined {
  if (numbers.some(Number.isNaN)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  if (numbers.length === 3) return (point) => distanceKm(point, { lat: a, lon: b }) <= c
  if (numbers.length !== 4) return undefined
  return ({ lat, lon }) => isBetween(lat, a, c) && isBetween(lon, b, d)
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)
