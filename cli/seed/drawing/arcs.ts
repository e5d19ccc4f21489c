import { chance, disc, fill, ink, linear, radial, round, type Size, svg } from './svg.ts'

const rows = 15

/** Rows of seats around a lit stage, seen from above: a hall that fills. */
export function hall(size: Size): string {
  const stage = { x: size.width * 0.5, y: size.height * 1.02 }
  const random = chance(11)
  return svg(
    size,
    '<defs>',
    linear('night', [
      [0, ink.night],
      [1, ink.blue],
    ]),
    radial('stage', [
      [0, ink.cream, 0.95],
      [0.3, ink.sun, 0.6],
      [1, ink.gold, 0],
    ]),
    '</defs>',
    fill(size, 'url(#night)'),
    disc({ ...stage, radius: size.height * 0.5 }, 'url(#stage)'),
    ...Array.from({ length: rows }, (_, row) => seats(stage, { row, height: size.height, random })),
  )
}

type Row = { row: number; height: number; random: () => number }

function seats(stage: { x: number; y: number }, { row, height, random }: Row): string {
  const radius = height * (0.26 + row * 0.058)
  const count = Math.round(radius / (height * 0.031))
  return Array.from({ length: count + 1 }, (_, seat) => {
    const angle = Math.PI * (1 + (seat + (row % 2) / 2) / count)
    const at = { x: stage.x + radius * Math.cos(angle), y: stage.y + radius * Math.sin(angle) }
    const { paint, opacity, part } = look(row, random)
    return `<g opacity="${opacity}">${disc({ ...at, radius: height * part }, paint)}</g>`
  }).join('')
}

/** One seat in eight is taken. */
function look(row: number, random: () => number) {
  const isTaken = random() < 0.13
  if (isTaken) return { paint: random() < 0.5 ? ink.sun : ink.ember, opacity: 1, part: 0.0115 }
  return { paint: row % 3 === 0 ? ink.sky : ink.haze, opacity: round(0.2 + 0.55 * (row / rows)), part: 0.009 }
}

/** Circles that meet: what one of them knows, the next one learns. */
export function circles(size: Size): string {
  const { width, height } = size
  const unit = height / 10
  const at = [
    { x: 0.28, y: 0.42, radius: 3.1, paint: ink.blue },
    { x: 0.52, y: 0.58, radius: 3.6, paint: ink.sky },
    { x: 0.72, y: 0.36, radius: 2.6, paint: ink.gold },
    { x: 0.42, y: 0.24, radius: 1.7, paint: ink.ember },
    { x: 0.86, y: 0.7, radius: 1.5, paint: ink.blue },
    { x: 0.16, y: 0.76, radius: 1.3, paint: ink.gold },
  ]
  return svg(
    size,
    `<defs>${linear(
      'ground',
      [
        [0, ink.pale],
        [1, '#d6e8f7'],
      ],
      60,
    )}</defs>`,
    fill(size, 'url(#ground)'),
    `<g style="mix-blend-mode:multiply">`,
    ...at.map(
      ({ x, y, radius, paint }) =>
        `<g opacity="0.78">${disc({ x: x * width, y: y * height, radius: radius * unit }, paint)}</g>`,
    ),
    '</g>',
    ...at.map(({ x, y, radius }) => ring(x * width, y * height, radius * unit * 0.62)),
  )
}

const ring = (x: number, y: number, radius: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${ink.cream}" stroke-width="2" stroke-opacity="0.55"/>`

/** Leaves of a journal, opened like a fan. */
export function leaves(size: Size): string {
  const { width, height } = size
  const count = 17
  const foot = { x: width * 0.5, y: height * 1.08 }
  const length = height * 0.92
  const paints = [ink.navy, ink.blue, ink.sky, ink.haze, ink.cream, ink.sun, ink.gold, ink.ember]
  const sheets = Array.from({ length: count }, (_, index) => {
    const angle = -74 + (148 * index) / (count - 1)
    const paint = paints[index % paints.length] ?? ink.blue
    const half = height * 0.052
    const path = `M0,0C${-half},${-length * 0.35} ${-half * 1.5},${-length * 0.75} 0,${-length}C${half * 1.5},${-length * 0.75} ${half},${-length * 0.35} 0,0Z`
    return `<path d="${path}" fill="${paint}" fill-opacity="0.9" transform="translate(${foot.x},${foot.y}) rotate(${round(angle)})"/>`
  })
  return svg(
    size,
    `<defs>${linear('paper', [
      [0, ink.cream],
      [1, '#fbe3b4'],
    ])}</defs>`,
    fill(size, 'url(#paper)'),
    ...sheets,
  )
}

/** Steps that rise into the light. */
export function ascent(size: Size): string {
  const { width, height } = size
  const count = 9
  const bars = Array.from({ length: count }, (_, index) => {
    const breadth = width / (count + 1)
    const tall = height * (0.16 + 0.72 * (index / (count - 1)) ** 1.35)
    const x = breadth * (index + 0.5)
    const rounding = breadth * 0.42
    return `<rect x="${round(x)}" y="${round(height - tall)}" width="${round(breadth * 0.84)}" height="${round(tall + rounding)}" rx="${round(rounding)}" fill="url(#bar${index % 3})" fill-opacity="${round(0.55 + 0.05 * index)}"/>`
  })
  return svg(
    size,
    `<defs>${linear('dusk', [
      [0, ink.navy],
      [1, ink.night],
    ])}${linear('bar0', [
      [0, ink.sun],
      [1, ink.ember],
    ])}${linear('bar1', [
      [0, ink.haze],
      [1, ink.blue],
    ])}${linear('bar2', [
      [0, ink.sky],
      [1, ink.navy],
    ])}</defs>`,
    fill(size, 'url(#dusk)'),
    ...bars,
  )
}
