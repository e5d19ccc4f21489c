export type Size = { width: number; height: number }

/** The colors of the site. */
export const ink = {
  night: '#061427',
  navy: '#0b2545',
  blue: '#14508c',
  sky: '#3d86c6',
  haze: '#a9cdea',
  pale: '#eef5fb',
  gold: '#f5b335',
  sun: '#ffc845',
  ember: '#e2783c',
  coral: '#d9574a',
  cream: '#fff3d6',
  white: '#ffffff',
  snow: '#f6f8fb',
  stone: '#c8d1dc',
  slate: '#5c6b7e',
  red: '#c2303a',
  brick: '#8c1c24',
  green: '#1f7a55',
  leaf: '#4d9f78',
  mint: '#dff2e8',
  plum: '#5b3a8e',
  lilac: '#d9cdec',
  rose: '#f3b7a8',
  sand: '#f0dcb4',
  wood: '#b0713f',
  bark: '#7a4a2b',
} as const

export const svg = ({ width, height }: Size, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`

export const fill = ({ width, height }: Size, paint: string) =>
  `<rect width="${width}" height="${height}" fill="${paint}"/>`

export type Disc = { x: number; y: number; radius: number }

export const disc = ({ x, y, radius }: Disc, paint: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}"/>`

export const round = (value: number) => Math.round(value * 10) / 10

/** A seeded generator: a second run of the seed must find nothing to do. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296
  }
}
