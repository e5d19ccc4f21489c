import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { books, cup, paper } from '../parts/furniture.ts'
import { floor, plant } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, dotted, oval, placed, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

export const calendar = (size: Size) =>
  scene(size, '#a9cdea', [
    box([0, 0, 1600, 780], '#a9cdea'),
    floor(780, '#7fb3dd'),
    box([510, 120, 860, 620], 'rgb(7 26 51 / 14%)', 18),
    box([490, 100, 860, 620], ink.white, 18),
    shape('M490 118Q490 100 508 100H1332Q1350 100 1350 118V210H490Z', ink.coral),
    repeat(2, (index) => box([660 + index * 500, 60, 24, 90], ink.navy, 12)),
    repeat(35, (index) => day(index)),
    circled,
    figure({
      at: [300, 400],
      scale: 2.6,
      look: cast.rosa,
      turn: 0.8,
      right: [
        [52, 34],
        [86, 2],
      ],
    }),
    plant([1480, 830], 1.4, ink.gold),
  ])

const busy: Readonly<Record<number, string>> = {
  1: ink.blue,
  2: ink.blue,
  4: ink.gold,
  8: ink.green,
  9: ink.green,
  10: ink.green,
  13: ink.coral,
  16: ink.blue,
  18: ink.gold,
  22: ink.plum,
  23: ink.plum,
  25: ink.blue,
  29: ink.gold,
  31: ink.green,
}

function day(index: number): string {
  const [x, y] = [520 + (index % 7) * 116, 236 + Math.floor(index / 7) * 94]
  const paint = busy[index]
  return (
    box([x, y, 104, 82], '#eef3f8', 8) +
    box([x + 10, y + 10, 20, 10], ink.stone, 4) +
    (paint ? box([x + 8, y + 34, 88, 38], paint, 8) : '')
  )
}

const circled = `<circle cx="1036" cy="466" r="58" fill="none" stroke="${ink.red}" stroke-width="8"/>`

export const scales = (size: Size) =>
  scene(size, '#2a7f86', [
    dot([800, 430], 400, '#34919a'),
    box([0, 770, 1600, 130], ink.wood),
    box([0, 770, 1600, 16], '#c98a55'),
    shape('M660 770Q680 700 800 700T940 770Z', ink.gold),
    box([788, 190, 24, 520], ink.gold),
    dot([800, 180], 34, ink.sun),
    `<g transform="rotate(4 800 230)">${box([400, 218, 800, 22], ink.gold, 11)}</g>`,
    pan(402, 212),
    pan(1198, 268),
    shape('M402 420C310 360 340 280 402 326C464 280 494 360 402 420Z', ink.coral),
    ...[0, 1, 2, 3].map((index) => oval([1150, 500 - index * 20], [48, 14], index % 2 ? ink.sun : ink.gold)),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      oval([1240, 500 - index * 20], [48, 14], index % 2 ? ink.gold : ink.sun),
    ),
    books([130, 772], 210, 3),
    placed([1420, 772], 1.9, cup([0, 0], 1, ink.brick)),
  ])

const pan = (x: number, y: number) =>
  stroke(`M${x} ${y}L${x - 130} ${y + 250}M${x} ${y}L${x + 130} ${y + 250}`, ink.cream, 5) +
  shape(
    `M${x - 160} ${y + 248}H${x + 160}Q${x + 120} ${y + 320} ${x} ${y + 320}T${x - 160} ${y + 248}Z`,
    ink.sun,
  )

export const budget = (size: Size) =>
  scene(size, '#c98a55', [
    box([0, 0, 1600, 900], '#c78d5c'),
    repeat(4, (index) => box([0, 220 * index, 1600, 5], 'rgb(7 26 51 / 10%)')),
    `<g transform="rotate(-5 560 450)">${box([220, 110, 660, 720], ink.white, 10)}${sheet}</g>`,
    `<g transform="rotate(7 1170 320)">${calculator}</g>`,
    ...[0, 1, 2].map((stack) =>
      repeat(
        3 + stack * 2,
        (index) =>
          oval([980 + stack * 150, 800 - index * 22], [62, 24], index % 2 ? ink.sun : ink.gold) +
          oval([980 + stack * 150, 796 - index * 22], [44, 15], 'rgb(7 26 51 / 10%)'),
      ),
    ),
    `<g transform="rotate(-38 860 640)">${box([640, 624, 400, 30], ink.blue, 8)}${polygon(
      [
        [1040, 624],
        [1100, 639],
        [1040, 654],
      ],
      ink.sand,
    )}${polygon(
      [
        [1082, 634],
        [1100, 639],
        [1082, 644],
      ],
      ink.navy,
    )}${box([640, 624, 40, 30], ink.coral, 8)}</g>`,
    oval([1480, 180], [110, 110], ink.white),
    oval([1480, 180], [84, 84], '#5a3a26'),
    oval([1480, 180], [84, 84], 'rgb(255 255 255 / 6%)'),
  ])

const sheet = [
  box([270, 160, 300, 26], ink.navy, 8),
  box([270, 204, 200, 14], ink.stone, 6),
  ...[120, 190, 150, 240, 210, 290].map((tall, index) =>
    box(
      [290 + index * 92, 560 - tall, 56, tall],
      index === 5 ? ink.coral : index % 2 ? ink.blue : ink.sky,
      6,
    ),
  ),
  box([270, 560, 560, 6], ink.navy),
  repeat(
    4,
    (index) =>
      box([270, 610 + index * 50, 300, 14], ink.stone, 6) +
      box([700, 610 + index * 50, 120, 14], index === 3 ? ink.coral : ink.haze, 6),
  ),
].join('')

const calculator = [
  box([1010, 110, 320, 420], ink.navy, 26),
  box([1040, 140, 260, 80], '#cfe9dc', 10),
  repeat(12, (index) =>
    box(
      [1040 + (index % 4) * 68, 246 + Math.floor(index / 4) * 88, 54, 66],
      index % 4 === 3 ? ink.ember : ink.stone,
      12,
    ),
  ),
].join('')

export const compass = (size: Size) =>
  scene(size, '#cfe9dc', [
    repeat(6, (index) =>
      stroke(
        `M-40 ${150 + index * 140}Q400 ${20 + index * 150} 800 ${170 + index * 130}T1660 ${110 + index * 140}`,
        '#9fd0b8',
        7,
      ),
    ),
    shape('M-20 620Q260 520 420 640T900 760T1640 620V920H-20Z', '#8dbde2'),
    dotted('M150 180Q420 330 560 260T860 210', ink.coral, 9),
    stroke('M126 156L174 204M174 156L126 204', ink.coral, 14),
    polygon(
      [
        [1270, 200],
        [1350, 60],
        [1430, 200],
      ],
      ink.leaf,
    ),
    polygon(
      [
        [1360, 210],
        [1420, 110],
        [1490, 210],
      ],
      ink.green,
    ),
    dot([820, 460], 330, 'rgb(7 26 51 / 14%)'),
    dot([800, 440], 330, ink.gold),
    dot([800, 440], 284, ink.cream),
    box([764, 74, 72, 60], ink.gold, 20),
    repeat(
      36,
      (index) =>
        `<rect x="796" y="176" width="8" height="${index % 9 === 0 ? 44 : 20}" fill="${index % 9 === 0 ? ink.coral : ink.slate}" transform="rotate(${index * 10} 800 440)"/>`,
    ),
    `<g transform="rotate(36 800 440)">${polygon(
      [
        [800, 220],
        [846, 440],
        [754, 440],
      ],
      ink.coral,
    )}${polygon(
      [
        [800, 660],
        [846, 440],
        [754, 440],
      ],
      ink.navy,
    )}</g>`,
    dot([800, 440], 26, ink.gold),
    placed([260, 760], 1.9, paper([0, 0], -14)),
  ])
