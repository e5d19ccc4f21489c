import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { door } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, polygon } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

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
