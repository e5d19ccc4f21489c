import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, oval, placed, polygon, repeat, shape, stroke } from '../shapes.ts'
import { chance, ink, type Size } from '../svg.ts'

export const filledHall = (size: Size) =>
  scene(size, ink.night, [
    box([0, 0, 1600, 1200], '#0b2545'),
    polygon(
      [
        [300, 90],
        [1300, 90],
        [1300, 620],
        [300, 620],
      ],
      '#fbe6b8',
    ),
    polygon(
      [
        [560, 0],
        [640, 0],
        [980, 620],
        [380, 620],
      ],
      'rgb(255 255 255 / 40%)',
    ),
    polygon(
      [
        [1040, 0],
        [960, 0],
        [620, 620],
        [1220, 620],
      ],
      'rgb(255 255 255 / 40%)',
    ),
    shape('M0 0H330Q300 300 330 640H0Z', ink.brick),
    shape('M1600 0H1270Q1300 300 1270 640H1600Z', ink.brick),
    repeat(4, (index) =>
      stroke(
        `M${60 + index * 74} 0Q${44 + index * 74} 320 ${60 + index * 74} 640M${1540 - index * 74} 0Q${1556 - index * 74} 320 ${1540 - index * 74} 640`,
        '#6e131b',
        10,
      ),
    ),
    shape('M0 0H1600V70Q1400 140 1200 80Q1000 140 800 80Q600 140 400 80Q200 140 0 70Z', '#a32a34'),
    box([0, 610, 1600, 60], ink.wood),
    box([0, 660, 1600, 20], ink.bark),
    figure({
      at: [800, 310],
      scale: 1.72,
      look: cast.grace,
      left: [
        [-46, 30],
        [-62, -4],
      ],
      right: [
        [46, 30],
        [62, -4],
      ],
    }),
    ...rows,
  ])

const random = chance(11)
const seat = ['#14508c', '#1f5590', '#2a7f86', '#5b3a8e', '#b8501f', '#8c1c24', '#4d9f78', '#c98a55']
const heads = ['#1d1a20', '#33231c', '#5a3a26', '#84858c', '#dcb167', '#9c4a2a', '#bcc0c6']
const pick = (paints: readonly string[]) => paints[Math.floor(random() * paints.length)] ?? ink.blue

/** Each row is nearer and larger. */
const rows = [0, 1, 2, 3].map((row) => {
  const scale = 0.8 + row * 0.34
  const y = 770 + row * 120
  const step = 128 * scale
  return repeat(Math.ceil(1600 / step) + 1, (index) =>
    placed(
      [(index + (row % 2) / 2) * step, y],
      scale,
      shape('M-54 150V40Q-54 0 -16 -6H16Q54 0 54 40V150Z', pick(seat)) +
        box([-11, -30, 22, 34], '#8a5a3c', 8) +
        oval([0, -50], [31, 38], pick(heads)),
    ),
  )
})

export const meetingCircles = (size: Size) =>
  scene(size, '#a9cdea', [
    dot([800, 600], 700, '#bcd9ef'),
    ...repeatAround(8, 462, (index) => box([-74, -56, 148, 112], index % 2 ? ink.blue : ink.navy, 40)),
    dot([800, 612], 372, 'rgb(7 26 51 / 16%)'),
    dot([800, 600], 372, ink.wood),
    dot([800, 600], 338, '#c98a55'),
    ...repeatAround(8, 262, (index) =>
      index % 3 === 1
        ? laptopAbove
        : box([-40, -52, 80, 104], ink.white, 4) +
          repeat(4, (line) => box([-26, -36 + line * 20, 52, 7], ink.haze, 3)),
    ),
    ...repeatAround(8, 180, (index) =>
      index % 2 ? dot([40, 0], 24, ink.white) + dot([40, 0], 17, '#5a3a26') : '',
    ),
    dot([800, 600], 84, ink.green),
    repeat(
      8,
      (index) =>
        `<ellipse cx="800" cy="540" rx="24" ry="58" fill="${index % 2 ? ink.leaf : ink.green}" transform="rotate(${index * 45} 800 600)"/>`,
    ),
    ...repeatAround(8, 440, (index) => personAbove(index)),
  ])

const laptopAbove = box([-62, -44, 124, 84], ink.stone, 8) + box([-52, -36, 104, 50], ink.slate, 4)

const repeatAround = (count: number, radius: number, part: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(800 600) rotate(${index * (360 / count)}) translate(0 ${-radius})">${part(index)}</g>`,
  )

const coats = [ink.white, ink.coral, '#2a7f86', ink.white, ink.gold, ink.plum, ink.white, ink.green]
const skinTones = ['#a06b47', '#f3cdb3', '#7a4a32', '#eabf99', '#553224', '#d9a678', '#f8dccb', '#c48d62']

function personAbove(index: number): string {
  const coat = coats[index] ?? ink.white
  const skin = skinTones[index] ?? ink.sand
  return (
    stroke('M-66 0L-58 66M66 0L58 66', coat, 40) +
    dot([-56, 92], 18, skin) +
    dot([56, 92], 18, skin) +
    oval([0, -6], [92, 50], coat) +
    dot([0, 22], 30, skin) +
    dot([0, 0], 48, heads[(index * 3) % heads.length] ?? ink.night) +
    (index % 3 === 0 ? dot([0, -44], 22, heads[(index * 3) % heads.length] ?? ink.night) : '')
  )
}

export const openLeaves = (size: Size) =>
  scene(size, '#fbe6b8', [
    dot([800, 520], 430, '#fbd98f'),
    box([0, 980, 1600, 220], ink.wood),
    box([0, 980, 1600, 20], '#c98a55'),
    stroke(
      'M800 930C800 760 780 640 800 300M800 760C720 680 640 660 560 600M800 680C880 600 960 590 1060 510M800 540C740 470 690 450 630 380M800 460C860 400 900 380 970 300',
      ink.green,
      16,
    ),
    ...leaves.map(
      ([x, y, turn], index) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${leaf([ink.leaf, ink.green, ink.gold, ink.leaf, ink.coral][index % 5] ?? ink.leaf)}</g>`,
    ),
    book,
  ])

/** Position and turn. */
const leaves = [
  [560, 600, -62],
  [640, 656, -120],
  [1060, 510, 58],
  [950, 586, 118],
  [630, 380, -48],
  [970, 300, 44],
  [800, 300, 0],
  [720, 690, 30],
  [880, 606, -20],
  [728, 470, 20],
  [868, 404, -16],
] as const

const leaf = (paint: string) =>
  shape('M0 0C-70 -50 -60 -130 0 -190C60 -130 70 -50 0 0Z', paint) +
  stroke('M0 -10V-150M0 -60L26 -90M0 -60L-26 -90M0 -100L20 -124M0 -100L-20 -124', 'rgb(255 255 255 / 45%)', 5)

const book = [
  shape('M270 900Q540 850 800 930Q1060 850 1330 900V1030Q1060 980 800 1060Q540 980 270 1030Z', ink.navy),
  shape('M300 870Q560 820 800 910V1040Q560 950 300 1000Z', ink.white),
  shape('M1300 870Q1040 820 800 910V1040Q1040 950 1300 1000Z', '#eef3f8'),
  stroke('M800 910V1040', ink.stone, 6),
  repeat(4, (index) =>
    stroke(
      `M350 ${892 + index * 26}Q560 ${850 + index * 26} 750 ${916 + index * 26}M1250 ${892 + index * 26}Q1040 ${850 + index * 26} 850 ${916 + index * 26}`,
      ink.haze,
      7,
    ),
  ),
].join('')
