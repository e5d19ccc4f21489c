import { chance, disc, fill, ink, linear, radial, round, type Size, type Stop, svg } from './svg.ts'

type Landscape = {
  seed: number
  sky: readonly Stop[]
  /** Where the sun stands, as parts of the picture. */
  sun: { x: number; y: number; radius: number }
  ridges: { from: number; color: string; mist: string; height: number }[]
}

/** Hills behind hills, each a little darker, and a sun behind them. */
export function landscape(size: Size, { seed, sky, sun, ridges }: Landscape): string {
  const { width, height } = size
  const random = chance(seed)
  const center = { x: sun.x * width, y: sun.y * height }
  const glow = sun.radius * 11 * height
  return svg(
    size,
    `<defs>${linear('sky', sky)}${radial('glow', [
      [0, ink.cream, 0.9],
      [0.12, ink.sun, 0.6],
      [0.3, ink.gold, 0.3],
      [0.6, ink.ember, 0.1],
      [1, ink.ember, 0],
    ])}${ridges
      .map(({ color, mist }, index) =>
        linear(`ridge${index}`, [
          [0, color],
          [0.42, color],
          [1, mist],
        ]),
      )
      .join('')}</defs>`,
    fill(size, 'url(#sky)'),
    disc({ ...center, radius: glow }, 'url(#glow)'),
    disc({ ...center, radius: sun.radius * height }, ink.cream),
    ...ridges.map((ridge, index) => `<path d="${outline(size, ridge, random)}" fill="url(#ridge${index})"/>`),
  )
}

function outline(
  { width, height }: Size,
  { from, height: rise }: Landscape['ridges'][number],
  random: () => number,
) {
  const waves = [1.1, 2.3, 4.9, 11, 23].map((frequency, index) => ({
    frequency: frequency * (0.85 + random() * 0.3),
    phase: random() * Math.PI * 2,
    swing: rise / 1.9 ** index,
  }))
  const y = (x: number) =>
    from -
    waves.reduce(
      (sum, { frequency, phase, swing }) => sum + swing * Math.sin(x * frequency * Math.PI + phase),
      0,
    )
  const steps = 220
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = index / steps
    return `${round(x * width)},${round(y(x) * height)}`
  })
  return `M0,${height}L${points.join('L')}L${width},${height}Z`
}
