import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { moon, stars } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, faint, type Point, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

const glow = (at: Point, radius: number, paint: string) =>
  repeat(4, (index) => faint(0.1 + index * 0.07, dot(at, radius * (1 - index * 0.22), paint)))

const pine = (x: number, y: number, tall: number) =>
  polygon(
    [
      [x, y - tall],
      [x + tall * 0.24, y - tall * 0.45],
      [x + tall * 0.13, y - tall * 0.45],
      [x + tall * 0.3, y],
      [x - tall * 0.3, y],
      [x - tall * 0.13, y - tall * 0.45],
      [x - tall * 0.24, y - tall * 0.45],
    ],
    ink.night,
  )

/** Dark at the left, where pages set words. */
export const firstLight = (size: Size) =>
  scene(size, '#0f2c52', [
    box([0, 0, 1600, 250], ink.navy),
    box([0, 430, 1600, 200], '#1b4272'),
    stars([
      [90, 70],
      [240, 150],
      [420, 60],
      [610, 180],
      [760, 80],
      [940, 150],
      [330, 260],
      [1480, 60],
    ]),
    glow([1240, 500], 420, ink.ember),
    dot([1240, 500], 96, ink.sun),
    shape('M0 560Q220 470 430 530T820 500T1180 560T1600 500V840H0Z', '#245f98'),
    shape('M0 640Q260 560 520 610T1000 590T1600 620V840H0Z', '#184a80'),
    shape('M0 700Q300 650 640 690T1240 660T1600 710V840H0Z', '#103661'),
    shape('M0 770Q400 720 800 760T1600 750V840H0Z', ink.night),
    ...(
      [
        [90, 780, 120],
        [170, 790, 90],
        [250, 780, 140],
        [1390, 770, 110],
        [1460, 775, 150],
        [1540, 780, 120],
      ] as const
    ).map(([x, y, tall]) => pine(x, y, tall)),
  ])

export const quietWater = (size: Size) =>
  scene(size, '#f9dfae', [
    box([0, 0, 1600, 200], '#cfe3f3'),
    box([0, 200, 1600, 150], '#e6e6da'),
    glow([470, 560], 380, ink.gold),
    dot([470, 560], 110, ink.sun),
    shape('M0 560Q260 430 560 540T1120 470T1600 540V700H0Z', '#8dbde2'),
    shape('M0 620Q360 540 760 610T1600 590V700H0Z', ink.sky),
    box([0, 660, 1600, 540], '#2c6cab'),
    box([0, 860, 1600, 340], '#1f5590'),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      box([470 - 120 + index * 14, 690 + index * 44, 240 - index * 28, 14], ink.sun, 7),
    ),
    repeat(9, (index) =>
      stroke(
        `M${120 + ((index * 397) % 1400)} ${760 + index * 42}q26 -14 52 0t52 0`,
        'rgb(255 255 255 / 35%)',
        6,
      ),
    ),
    sailboat,
    box([1060, 1010, 540, 34], ink.wood),
    repeat(4, (index) => box([1100 + index * 140, 1030, 22, 170], ink.bark)),
    repeat(6, (index) => box([1080 + index * 88, 1010, 4, 34], ink.bark)),
  ])

const sailboat = [
  polygon(
    [
      [1010, 770],
      [1250, 770],
      [1210, 826],
      [1050, 826],
    ],
    ink.brick,
  ),
  box([1126, 470, 10, 300], ink.bark),
  polygon(
    [
      [1146, 490],
      [1146, 740],
      [1270, 740],
    ],
    ink.cream,
  ),
  polygon(
    [
      [1116, 530],
      [1116, 740],
      [1020, 740],
    ],
    ink.coral,
  ),
].join('')

export const ascent = (size: Size) =>
  scene(size, '#14508c', [
    box([0, 0, 1600, 420], '#0f3f73'),
    stars([
      [150, 110],
      [330, 220],
      [520, 90],
      [760, 170],
      [220, 360],
    ]),
    moon([270, 250], 70, '#0f3f73'),
    glow([1290, 220], 360, ink.sun),
    shape('M0 900L260 560L420 740L620 470L900 860L1600 500V1200H0Z', '#2c6cab'),
    shape(
      'M0 1200L0 1060L360 900L560 860L760 720L900 690L1060 500L1180 470L1290 260L1430 470L1600 620V1200Z',
      ink.navy,
    ),
    polygon(
      [
        [1290, 260],
        [1230, 376],
        [1274, 352],
        [1300, 392],
        [1334, 350],
        [1374, 386],
      ],
      ink.white,
    ),
    box([1284, 90, 12, 180], ink.cream),
    polygon(
      [
        [1296, 96],
        [1430, 130],
        [1296, 166],
      ],
      ink.ember,
    ),
    stroke('M120 1130Q300 960 520 940T760 800T980 700', 'rgb(255 243 214 / 45%)', 8),
    figure({
      at: [366, 608],
      scale: 1.75,
      look: { ...cast.jamal, color: 'coral' },
      legs: 'climb',
      turn: 0.9,
      right: [
        [42, 34],
        [64, 8],
      ],
    }),
    figure({
      at: [660, 503],
      scale: 1.75,
      look: { ...cast.rosa, color: 'gold' },
      legs: 'climb',
      turn: 0.9,
      left: [
        [-42, 48],
        [-74, 66],
      ],
      right: [
        [42, 36],
        [62, 14],
      ],
    }),
    figure({
      at: [950, 356],
      scale: 1.75,
      look: { ...cast.omar, clothes: 'sweater', color: 'sky' },
      legs: 'climb',
      turn: 0.9,
      left: [
        [-42, 48],
        [-72, 70],
      ],
      right: [
        [44, 34],
        [70, 8],
      ],
    }),
  ])
