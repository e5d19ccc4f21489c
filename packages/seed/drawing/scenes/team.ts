import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { counter, cup, laptop, paper, steam } from '../parts/furniture.ts'
import { clock, floor, pendant, plant, stars, window } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, oval, type Point, placed, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

export const huddle = (size: Size) =>
  scene(size, '#bcd9ef', [
    box([0, 0, 1600, 720], '#bcd9ef'),
    floor(720, '#8dbde2'),
    clock([690, 104], 62, 7.75),
    box([120, 110, 330, 240], ink.white, 10),
    repeat(12, (index) =>
      box(
        [150 + (index % 4) * 72, 140 + Math.floor(index / 4) * 66, 56, 48],
        [ink.sun, ink.rose, ink.haze, ink.mint][(index * 3) % 4] ?? ink.sun,
        5,
      ),
    ),
    window(
      [1150, 110, 330, 260],
      '#fbe6b8',
      dot([240, 90], 50, ink.sun) + shape('M0 210Q140 160 330 210V260H0Z', ink.leaf),
    ),
    figure({ at: [340, 390], scale: 2.55, look: cast.ines, turn: 0.9 }),
    figure({
      at: [570, 360],
      scale: 2.45,
      look: cast.omar,
      turn: 0.6,
      right: [
        [40, 46],
        [12, 62],
      ],
    }),
    figure({
      at: [800, 350],
      scale: 2.4,
      look: cast.chen,
      left: [
        [-40, 48],
        [-16, 64],
      ],
      right: [
        [46, 40],
        [56, 8],
      ],
    }),
    figure({
      at: [1030, 360],
      scale: 2.45,
      look: cast.grace,
      turn: -0.6,
      left: [
        [-38, 46],
        [-10, 60],
      ],
      right: [
        [38, 46],
        [10, 64],
      ],
    }),
    figure({ at: [1260, 390], scale: 2.55, look: cast.ben, turn: -0.9 }),
  ])

export const phoneCall = (size: Size) =>
  scene(size, '#46307a', [
    box([0, 0, 1600, 760], '#46307a'),
    floor(760, '#2b1c50', '#6a52a3'),
    window(
      [820, 110, 620, 430],
      '#1c2350',
      stars([
        [60, 60],
        [190, 120],
        [420, 70],
        [560, 160],
        [300, 210],
      ]) +
        repeat(9, (index) =>
          box([index * 72, 300 - ((index * 53) % 120), 62, 300], index % 2 ? '#2b3a78' : '#33458a'),
        ) +
        repeat(26, (index) => box([(index * 131) % 600, 290 + ((index * 59) % 130), 12, 16], ink.sun)),
    ),
    plant([1500, 820], 1.5, ink.coral),
    figure({
      at: [520, 380],
      scale: 2.75,
      look: { ...cast.elsa, color: 'brick' },
      turn: 0.8,
      left: [
        [-36, 46],
        [-28, 84],
      ],
      right: [
        [44, 24],
        [24, -20],
      ],
    }),
    box([572, 286, 26, 74], ink.night, 8),
    stroke('M640 250Q668 290 640 330M672 226Q716 290 672 354', ink.sun, 9),
  ])

export const handshake = (size: Size) =>
  scene(size, '#cfe9dc', [
    dot([800, 430], 400, '#b5dcc8'),
    floor(780, '#8fc9ae'),
    figure({
      at: [560, 400],
      scale: 2.7,
      look: cast.farid,
      turn: 0.9,
      right: [
        [40, 50],
        [88, 48],
      ],
    }),
    figure({
      at: [1040, 400],
      scale: 2.7,
      look: { ...cast.amara, smile: 'open' },
      turn: -0.9,
      left: [
        [-40, 50],
        [-88, 48],
      ],
    }),
    plant([190, 830], 1.7, ink.gold),
    plant([1410, 830], 1.7, ink.gold),
    box([720, 110, 160, 200], ink.white, 6),
    repeat(4, (index) => box([746, 142 + index * 30, index === 3 ? 60 : 108, 10], ink.stone, 5)),
    dot([840, 274], 20, ink.coral),
  ])

export const laboratory = (size: Size) =>
  scene(size, '#e1e7ee', [
    box([0, 0, 1600, 720], '#dfe8f1'),
    ...[170, 320].map(
      (y, row) =>
        box([880, y, 600, 16], ink.stone, 4) +
        repeat(8, (index) =>
          flask({
            at: [930 + index * 70, y],
            paint: [ink.sky, ink.coral, ink.gold, ink.leaf, ink.plum][(index + row * 2) % 5] ?? ink.sky,
          }),
        ),
    ),
    figure({
      at: [470, 400],
      scale: 2.6,
      look: { ...cast.layla, color: 'coral' },
      legs: 'none',
      turn: 0.8,
      left: [
        [-40, 52],
        [0, 84],
      ],
      right: [
        [46, 50],
        [82, 70],
      ],
    }),
    counter([80, 650, 1440, 250], '#5c8fbd', ink.white),
    microscope,
    flask({ at: [1010, 652], paint: ink.coral, scale: 1.7 }),
    flask({ at: [1130, 652], paint: ink.leaf, scale: 1.7 }),
    placed([1330, 648], [1.6, 0.5], paper([0, 0], 6)),
  ])

type Flask = { at: Point; paint: string; scale?: number }
const flask = ({ at, paint, scale = 1 }: Flask) =>
  placed(
    at,
    scale,
    shape('M-10 -70H10V-44L28 -8Q32 0 22 0H-22Q-32 0 -28 -8L-10 -44Z', 'rgb(255 255 255 / 80%)') +
      shape('M-19 -26H19L28 -8Q32 0 22 0H-22Q-32 0 -28 -8Z', paint) +
      box([-14, -76, 28, 8], ink.stone, 3),
  )

const microscope = placed(
  [740, 652],
  2,
  box([-60, -14, 130, 14], ink.navy, 6) +
    stroke('M40 -14Q70 -70 30 -110', ink.navy, 16) +
    box([-40, -52, 84, 10], ink.slate, 4) +
    `<g transform="rotate(-24 0 -100)">${box([-14, -160, 28, 74], ink.white, 6)}${box([-18, -176, 36, 20], ink.navy, 6)}${box([-9, -90, 18, 26], ink.slate, 4)}</g>`,
)

export const homeOffice = (size: Size) =>
  scene(size, '#f7cfc2', [
    box([0, 0, 1600, 780], '#f9dcd1'),
    floor(780, '#c98a55'),
    pendant([800, 80], ink.sun),
    window(
      [180, 130, 320, 300],
      '#8dbde2',
      shape('M0 200L90 110L180 200V300H0ZM160 220L240 140L330 220V300H160Z', '#c46a4f') +
        box([70, 220, 40, 50], ink.sun) +
        box([220, 230, 40, 50], ink.sun),
    ),
    box([1120, 200, 340, 16], ink.wood, 5),
    plant([1200, 200], 0.55, ink.blue),
    placed([1370, 200], 1.3, cup([0, 0], 1, ink.plum)),
    figure({
      at: [800, 460],
      scale: 2.5,
      look: { ...cast.jamal, clothes: 'sweater', color: 'blue', smile: 'open' },
      legs: 'none',
      left: [
        [-42, 52],
        [-30, 90],
      ],
      right: [
        [42, 52],
        [30, 90],
      ],
    }),
    laptop([800, 706], 1.9),
    box([300, 700, 1000, 34], ink.wood, 10),
    box([350, 734, 36, 166], ink.bark),
    box([1214, 734, 36, 166], ink.bark),
    placed([480, 702], 1.5, cup([0, 0], 1, ink.coral)),
    steam([480, 630], 1.4),
    cat,
  ])

const cat =
  oval([1140, 674], [96, 40], '#3a4453') +
  dot([1060, 660], 36, '#3a4453') +
  shape('M1032 640L1034 606L1058 628ZM1066 628L1088 604L1092 640Z', '#3a4453') +
  stroke('M1044 664q6 6 12 0M1066 664q6 6 12 0', ink.cream, 3) +
  stroke('M1226 690Q1280 690 1262 640', '#3a4453', 16)
