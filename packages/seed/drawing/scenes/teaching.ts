import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { books, cup, deskLamp } from '../parts/furniture.ts'
import { floor, plant } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import type { PortraitLook } from '../portrait/look.ts'
import { box, dot, oval, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

export const whiteboard = (size: Size) =>
  scene(size, '#fbd98f', [
    box([0, 0, 1600, 770], '#fbd98f'),
    floor(770, '#e0a04c'),
    box([330, 80, 940, 530], ink.slate, 14),
    box([348, 98, 904, 494], ink.white, 6),
    box([700, 606, 220, 16], ink.slate, 6),
    plan,
    figure({
      at: [1130, 380],
      scale: 2.6,
      look: cast.grace,
      turn: -0.8,
      left: [
        [-52, 36],
        [-84, 0],
      ],
    }),
    stroke('M896 396L924 374', ink.coral, 12),
    figure({
      at: [230, 400],
      scale: 2.6,
      look: cast.diego,
      turn: 0.8,
      left: [
        [-38, 46],
        [-8, 62],
      ],
      right: [
        [38, 46],
        [10, 66],
      ],
    }),
    plant([1470, 820], 1.5, ink.blue),
  ])

const plan = [
  box([470, 150, 150, 90], '#d6e8f7', 12),
  box([720, 150, 150, 90], '#f7cfc2', 12),
  box([720, 330, 150, 90], '#cfe9dc', 12),
  box([470, 330, 150, 90], ink.sun, 12),
  stroke(
    'M630 195H704L690 183M704 195L690 207M795 250V316L783 302M795 316L807 302M710 375H636L650 363M636 375L650 387',
    ink.navy,
    6,
  ),
  repeat(
    4,
    (index) =>
      box([496 + (index % 2) * 250, 184 + Math.floor(index / 2) * 180, 98, 10], ink.navy, 5) +
      box([496 + (index % 2) * 250, 204 + Math.floor(index / 2) * 180, 64, 10], ink.slate, 5),
  ),
  repeat(3, (index) =>
    box([470 + index * 92, 476, 76, 76], [ink.sun, ink.coral, ink.sky][index] ?? ink.sun, 4),
  ),
].join('')

export const lecture = (size: Size) =>
  scene(size, '#1d4173', [
    box([0, 0, 1600, 900], '#1d4173'),
    box([300, 70, 800, 450], ink.white, 8),
    dot([560, 290], 140, ink.sky),
    shape('M560 290V150A140 140 0 0 1 681 360Z', ink.gold),
    shape('M560 290L681 360A140 140 0 0 1 500 416Z', ink.coral),
    repeat(
      4,
      (index) =>
        dot([770, 200 + index * 62], 14, [ink.gold, ink.coral, ink.sky, ink.stone][index] ?? ink.sky) +
        box([800, 190 + index * 62, 220 - index * 30, 20], ink.stone, 8),
    ),
    box([0, 600, 1600, 300], '#14315a'),
    figure({
      at: [1300, 290],
      scale: 2.2,
      look: cast.rosa,
      turn: -0.7,
      left: [
        [-48, 34],
        [-74, 10],
      ],
      legs: 'none',
    }),
    polygon(
      [
        [1200, 430],
        [1420, 430],
        [1390, 660],
        [1230, 660],
      ],
      ink.wood,
    ),
    box([1186, 414, 248, 26], ink.bark, 8),
    ...audience,
  ])

const listeners: readonly PortraitLook[] = [
  cast.ben,
  cast.chen,
  cast.layla,
  cast.jamal,
  cast.mona,
  cast.omar,
  cast.elsa,
  cast.grace,
]
const audience = listeners.map((look, index) => {
  const isFront = index >= 4
  return figure({
    at: [isFront ? 200 + (index - 4) * 400 : 60 + index * 360, isFront ? 780 : 690],
    scale: isFront ? 2.6 : 2,
    look,
    legs: 'none',
    isFromBehind: true,
  })
})

export const library = (size: Size) =>
  scene(size, '#7a4a2b', [
    box([0, 0, 1600, 760], '#8a5633'),
    ...[0, 1, 2, 3].map(
      (row) =>
        box([60, 176 + row * 150, 1480, 22], '#5c3620', 4) +
        books([80, 176 + row * 150], 430, row * 3) +
        books([560, 176 + row * 150], 480, row * 5 + 2) +
        books([1090, 176 + row * 150], 430, row * 4 + 1),
    ),
    ...[60, 528, 1056, 1518].map((x) => box([x, 20, 22, 740], '#5c3620')),
    box([0, 760, 1600, 140], '#3f2415'),
    stroke('M1230 40L1160 800M1330 40L1400 800', ink.gold, 14),
    repeat(7, (index) =>
      stroke(`M${1220 - index * 9} ${130 + index * 100}H${1340 + index * 9}`, ink.gold, 11),
    ),
    figure({
      at: [640, 470],
      scale: 2.4,
      look: { ...cast.omar, clothes: 'sweater', color: 'coral' },
      legs: 'none',
      left: [
        [-40, 52],
        [-22, 84],
      ],
      right: [
        [40, 52],
        [22, 84],
      ],
    }),
    shape('M540 640Q590 606 640 634Q690 606 740 640L760 700Q700 676 640 704Q580 676 520 700Z', ink.white),
    stroke('M640 634V704', ink.stone, 4),
    box([220, 690, 860, 34], '#c98a55', 10),
    box([270, 724, 40, 176], ink.bark),
    box([990, 724, 40, 176], ink.bark),
    deskLamp([870, 694], 1.4, ink.green),
    books([270, 692], 150, 4),
    cup([480, 692], 1.3, ink.cream),
  ])

export const dataScreen = (size: Size) =>
  scene(size, '#0b2545', [
    box([0, 0, 1600, 780], '#102f57'),
    floor(780, '#0a1d38', '#1f4a7d'),
    box([380, 90, 1130, 560], ink.night, 18),
    repeat(5, (index) => box([430, 190 + index * 84, 620, 3], '#1f4a7d')),
    stroke('M440 500L540 450L640 470L740 360L840 380L940 250L1040 220', ink.sun, 10),
    ...(
      [
        [440, 500],
        [540, 450],
        [640, 470],
        [740, 360],
        [840, 380],
        [940, 250],
        [1040, 220],
      ] as const
    ).map((at) => dot(at, 13, ink.cream)),
    repeat(6, (index) =>
      box([450 + index * 102, 600 - 20 - ((index * 37) % 50), 54, 20 + ((index * 37) % 50)], ink.sky, 5),
    ),
    ring,
    repeat(3, (index) =>
      box(
        [1110, 450 + index * 48, 210 - index * 50, 22],
        [ink.coral, ink.sky, ink.leaf][index] ?? ink.sky,
        8,
      ),
    ),
    figure({
      at: [250, 390],
      scale: 2.6,
      look: cast.layla,
      turn: 0.8,
      right: [
        [52, 36],
        [84, 4],
      ],
    }),
    figure({
      at: [1450, 400],
      scale: 2.6,
      look: { ...cast.jamal, clothes: 'scrubs', color: 'coral' },
      turn: -0.8,
      left: [
        [-38, 46],
        [-8, 60],
      ],
      right: [
        [38, 46],
        [10, 64],
      ],
    }),
    oval([250, 850], [120, 12], 'rgb(0 0 0 / 25%)'),
    oval([1450, 858], [120, 12], 'rgb(0 0 0 / 25%)'),
  ])

const ring = `<g fill="none" stroke-width="44"><circle cx="1210" cy="270" r="104" stroke="#1f4a7d"/><path d="M1210 166A104 104 0 1 1 1111 302" stroke="${ink.leaf}"/></g>`
