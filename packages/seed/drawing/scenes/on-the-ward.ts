import { cast } from '../parts/cast.ts'
import { type Arm, figure } from '../parts/figure.ts'
import { bed, chair, clipboard } from '../parts/furniture.ts'
import { clock, floor, frame, plant, window } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

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
