import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { armchair, cup, laptop, paper, steam, table } from '../parts/furniture.ts'
import { floor, frame, pendant, plant, window } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, oval, placed, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

const skyline = repeat(7, (index) =>
  box([index * 62, 150 - ((index * 47) % 90), 52, 300], index % 2 ? '#7fa9cf' : '#94bbdd'),
)

export const boardMeeting = (size: Size) =>
  scene(size, '#e4dcf2', [
    box([0, 0, 1600, 900], '#d9cdec'),
    floor(780, '#a08bc6'),
    window([100, 110, 400, 280], '#cfe3f3', skyline),
    frame(
      [620, 110, 380, 250],
      ink.white,
      repeat(5, (index) =>
        box(
          [660 + index * 64, 330 - index * 34 - 40, 40, 40 + index * 34],
          index === 4 ? ink.gold : ink.blue,
          4,
        ),
      ),
    ),
    window([1110, 110, 400, 280], '#cfe3f3', skyline),
    ...[
      { x: 250, look: cast.grace, turn: 0.7 },
      { x: 525, look: cast.henry, turn: 0.4 },
      { x: 800, look: cast.rosa, turn: 0 },
      { x: 1075, look: { ...cast.omar, clothes: 'jacket', color: 'charcoal' } as const, turn: -0.4 },
      { x: 1350, look: cast.elsa, turn: -0.7 },
    ].map(({ x, look, turn }) =>
      figure({
        at: [x, 520],
        scale: 2.15,
        look,
        turn,
        legs: 'none',
        left: [
          [-38, 50],
          [-26, 78],
        ],
        right: [
          [38, 50],
          [26, 78],
        ],
      }),
    ),
    box([80, 690, 1440, 60], ink.wood, 26),
    box([110, 738, 1380, 20], ink.bark, 8),
    box([260, 750, 60, 150], ink.bark),
    box([1280, 750, 60, 150], ink.bark),
    laptop([1075, 696], 1.1),
    placed([390, 700], [1, 0.45], paper([0, 0], -6)),
    placed([800, 700], [1, 0.45], paper([0, 0], 4)),
    cup([660, 698], 1.2, ink.coral),
    cup([1230, 698], 1.2, ink.sky),
  ])

export const coffee = (size: Size) =>
  scene(size, '#f9ca6b', [
    box([0, 0, 1600, 760], '#f7c873'),
    floor(760, '#c98a55', 'rgb(255 255 255 / 35%)'),
    window(
      [560, 120, 480, 340],
      '#cfe3f3',
      shape('M0 260Q200 200 480 270V340H0Z', ink.leaf) +
        dot([90, 220], 60, ink.green) +
        dot([390, 230], 74, ink.green),
    ),
    pendant([800, 90], ink.brick),
    plant([190, 800], 1.5, ink.white),
    figure({
      at: [500, 450],
      scale: 2.5,
      look: cast.ines,
      legs: 'none',
      turn: 0.8,
      right: [
        [44, 52],
        [66, 76],
      ],
    }),
    figure({
      at: [1100, 450],
      scale: 2.5,
      look: { ...cast.ben, smile: 'open' },
      legs: 'none',
      turn: -0.8,
      left: [
        [-44, 52],
        [-66, 76],
      ],
    }),
    oval([800, 690], [470, 62], ink.bark),
    oval([800, 674], [470, 62], ink.wood),
    box([770, 740, 60, 160], ink.bark),
    cup([680, 672], 2, ink.white),
    cup([930, 676], 2, ink.coral),
    steam([680, 570], 1.8),
    steam([930, 576], 1.8),
    oval([800, 704], [70, 14], ink.white),
    oval([800, 694], [38, 16], '#d99f5c'),
  ])

export const mentor = (size: Size) =>
  scene(size, '#cfe9dc', [
    box([0, 0, 1600, 780], '#cfe9dc'),
    floor(760, '#8fc9ae'),
    oval([800, 840], [640, 52], '#f5ddab'),
    frame(
      [690, 130, 220, 270],
      '#fff3d6',
      shape('M700 390L780 230L830 310L860 260L900 390Z', ink.blue) + dot([860, 190], 26, ink.gold),
    ),
    plant([110, 810], 1.7, ink.ember),
    stroke('M1480 800V260', ink.navy, 10),
    oval([1480, 804], [70, 14], ink.navy),
    shape('M1400 270L1430 160H1530L1560 270Z', ink.sun),
    armchair([480, 650], 2.1, ink.blue),
    armchair([1120, 650], 2.1, ink.coral),
    figure({
      at: [480, 440],
      scale: 2.3,
      look: cast.henry,
      legs: 'sit',
      turn: 0.9,
      left: [
        [-38, 48],
        [-30, 78],
      ],
      right: [
        [44, 44],
        [54, 10],
      ],
    }),
    figure({
      at: [1120, 450],
      scale: 2.3,
      look: { ...cast.layla, smile: 'open' },
      legs: 'sit',
      turn: -0.9,
      left: [
        [-38, 48],
        [-10, 74],
      ],
      right: [
        [38, 48],
        [12, 76],
      ],
    }),
    table([700, 690, 200, 120], ink.wood),
    cup([760, 690], 1.4, ink.white),
    cup([840, 690], 1.4, ink.brick),
  ])

export const videoCall = (size: Size) =>
  scene(size, '#f7cfc2', [
    box([0, 0, 1600, 900], '#f0b7a6'),
    dot([800, 420], 520, '#f5c6b7'),
    box([330, 110, 940, 600], ink.night, 30),
    call(362, 142, { look: cast.layla, ground: '#fbe6b8' }),
    call(810, 142, { look: cast.jamal, ground: '#a9cdea' }),
    call(362, 400, { look: cast.elsa, ground: '#c3e4d2' }),
    call(810, 400, { look: cast.chen, ground: '#d9cdec' }),
    ...[ink.slate, ink.red, ink.slate].map((paint, index) => dot([740 + index * 60, 676], 20, paint)),
    box([0, 770, 1600, 130], ink.wood),
    box([230, 710, 1140, 64], ink.stone, 20),
    box([680, 710, 240, 22], ink.slate, 10),
    cup([1470, 800], 2.3, ink.blue),
    steam([1470, 690], 2),
    plant([130, 810], 1.4, ink.white),
  ])

const call = (
  x: number,
  y: number,
  { look, ground }: { look: Parameters<typeof figure>[0]['look']; ground: string },
) => {
  const id = `call-${x}-${y}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="428" height="244" rx="14"/></clipPath><g clip-path="url(#${id})">${box([x, y, 428, 244], ground)}${figure({ at: [x + 214, y + 186], scale: 2.6, look, legs: 'none' })}</g>`
}
