import { cast } from '../parts/cast.ts'
import { type Arm, figure } from '../parts/figure.ts'
import { bed, chair, clipboard } from '../parts/furniture.ts'
import { clock, door, floor, frame, plant, window } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, polygon, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

/** Arms that end below the blanket. */
const lap: readonly [Arm, Arm] = [
  [
    [-27, 26],
    [-16, 40],
  ],
  [
    [27, 26],
    [16, 40],
  ],
]

export const morningRound = (size: Size) =>
  scene(size, '#d6e8f7', [
    floor(740, '#a9cdea'),
    window(
      [110, 110, 330, 300],
      '#fbe6b8',
      dot([90, 110], 60, ink.sun) + shape('M0 230Q140 180 330 240V300H0Z', ink.leaf),
    ),
    box([520, 250, 120, 14], ink.slate, 6),
    stroke('M580 250V770M540 774H620', ink.slate, 8),
    box([556, 262, 48, 70], ink.haze, 10),
    figure({
      at: [300, 548],
      scale: 1.75,
      look: { ...cast.mona, clothes: 'blouse', color: 'sky' },
      legs: 'none',
      turn: 0.9,
      left: lap[0],
      right: lap[1],
    }),
    bed([190, 640], '#4d9f78'),
    figure({
      at: [880, 370],
      scale: 2.5,
      look: cast.henry,
      turn: -0.8,
      left: [
        [-40, 46],
        [-50, 66],
      ],
      right: [
        [34, 44],
        [4, 60],
      ],
    }),
    clipboard([800, 540], -10),
    figure({ at: [1120, 390], scale: 2.45, look: cast.ines, turn: -0.9 }),
    figure({
      at: [1360, 380],
      scale: 2.45,
      look: cast.omar,
      turn: -0.9,
      left: [
        [-38, 48],
        [-10, 62],
      ],
      right: [
        [38, 48],
        [10, 66],
      ],
    }),
  ])

export const waitingRoom = (size: Size) =>
  scene(size, '#f7cfc2', [
    box([0, 0, 1600, 760], '#f9dcd1'),
    floor(740, '#e2a58f'),
    frame([150, 130, 230, 280], '#fff3d6', heart(265, 270)),
    window(
      [1130, 120, 340, 300],
      '#bcd9ef',
      dot([250, 90], 46, ink.cream) + shape('M0 240Q120 200 340 250V300H0Z', ink.leaf),
    ),
    clock([760, 170], 70, 10.25),
    plant([110, 800], 1.5, ink.blue),
    ...[360, 580, 800, 1020, 1240].map((x) => chair([x, 640], 1.7, ink.blue)),
    figure({
      at: [360, 455],
      scale: 2.1,
      look: { ...cast.elsa, clothes: 'sweater', color: 'plum' },
      legs: 'sit',
      turn: 0.5,
      left: [
        [-36, 46],
        [-10, 74],
      ],
      right: [
        [36, 46],
        [10, 74],
      ],
    }),
    figure({
      at: [800, 450],
      scale: 2.1,
      look: cast.jamal,
      legs: 'sit',
      turn: -0.4,
      left: [
        [-36, 46],
        [-14, 60],
      ],
      right: [
        [36, 46],
        [14, 60],
      ],
    }),
    box([752, 540, 96, 70], ink.white, 4),
    box([798, 540, 4, 70], ink.stone),
    figure({
      at: [1020, 455],
      scale: 2.1,
      look: { ...cast.grace, clothes: 'blouse' },
      legs: 'sit',
      turn: -0.6,
      left: [
        [-36, 46],
        [-16, 78],
      ],
      right: [
        [36, 46],
        [30, 84],
      ],
    }),
  ])

const heart = (x: number, y: number) =>
  shape(
    `M${x} ${y + 70}C${x - 110} ${y} ${x - 76} ${y - 80} ${x} ${y - 30}C${x + 76} ${y - 80} ${x + 110} ${y} ${x} ${y + 70}Z`,
    ink.coral,
  )

export const corridorTalk = (size: Size) =>
  scene(size, '#dff2e8', [
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1060, 190],
        [540, 190],
      ],
      '#f6f8fb',
    ),
    polygon(
      [
        [0, 0],
        [540, 190],
        [540, 560],
        [0, 900],
      ],
      '#bfe0cd',
    ),
    polygon(
      [
        [1600, 0],
        [1060, 190],
        [1060, 560],
        [1600, 900],
      ],
      '#a9d3bb',
    ),
    polygon(
      [
        [0, 900],
        [540, 560],
        [1060, 560],
        [1600, 900],
      ],
      '#e7cfa4',
    ),
    box([540, 190, 520, 370], '#d3ebde'),
    polygon(
      [
        [640, 40],
        [960, 40],
        [900, 100],
        [700, 100],
      ],
      ink.cream,
    ),
    polygon(
      [
        [720, 130],
        [880, 130],
        [860, 160],
        [740, 160],
      ],
      ink.cream,
    ),
    door([700, 290, 200, 270], ink.blue),
    polygon(
      [
        [130, 260],
        [330, 300],
        [330, 690],
        [130, 818],
      ],
      ink.sky,
    ),
    polygon(
      [
        [1470, 260],
        [1270, 300],
        [1270, 690],
        [1470, 818],
      ],
      ink.sky,
    ),
    polygon(
      [
        [170, 320],
        [290, 340],
        [290, 450],
        [170, 450],
      ],
      '#d6e8f7',
    ),
    polygon(
      [
        [1430, 320],
        [1310, 340],
        [1310, 450],
        [1430, 450],
      ],
      '#d6e8f7',
    ),
    figure({
      at: [640, 400],
      scale: 2.55,
      look: cast.amara,
      turn: 0.8,
      right: [
        [46, 44],
        [58, 14],
      ],
    }),
    figure({
      at: [960, 390],
      scale: 2.55,
      look: cast.farid,
      turn: -0.8,
      left: [
        [-40, 46],
        [-6, 58],
      ],
      right: [
        [38, 46],
        [2, 66],
      ],
    }),
  ])
