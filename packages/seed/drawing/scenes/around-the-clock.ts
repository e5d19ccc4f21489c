import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { books, clipboard, counter, cup, deskLamp, screen, steam } from '../parts/furniture.ts'
import { clock, floor, moon, stars, window } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, placed, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

const wall = '#14315a'

export const nightShift = (size: Size) =>
  scene(size, wall, [
    box([0, 0, 1600, 900], wall),
    floor(760, '#0c2345', '#1f4a7d'),
    window(
      [120, 130, 380, 330],
      ink.night,
      stars([
        [40, 60],
        [110, 150],
        [170, 40],
        [330, 250],
        [60, 270],
        [300, 180],
      ]) + moon([260, 90], 46, ink.night),
    ),
    clock([720, 190], 74, 2.83),
    box([1050, 210, 420, 18], '#1f4a7d', 6),
    books([1070, 210], 380, 2),
    figure({
      at: [770, 450],
      scale: 2.4,
      look: cast.chen,
      legs: 'none',
      turn: -0.3,
      left: [
        [-46, 66],
        [-22, 104],
      ],
      right: [
        [44, 62],
        [36, 104],
      ],
    }),
    counter([200, 640, 1200, 260], '#1d4173', '#c98a55'),
    screen([460, 644], 1.55, vitals),
    deskLamp([1200, 644], 1.9),
    cup([1020, 642], 1.7, ink.coral),
    steam([1020, 560], 1.6),
  ])

const vitals =
  stroke('M8 62H52L62 40L74 92L88 24L100 62H192', ink.sun, 5) +
  repeat(3, (index) => box([12 + index * 42, 100, 30, 9], ink.sky, 3))

export const handover = (size: Size) =>
  scene(size, '#f9e2b8', [
    box([0, 0, 1600, 740], '#f9dfae'),
    floor(740, '#d9a86c'),
    window(
      [90, 150, 300, 300],
      '#f3a469',
      dot([150, 250], 80, ink.sun) + shape('M0 260Q120 220 300 270V300H0Z', '#c46a4f'),
    ),
    clock([800, 150], 78, 7),
    box([1180, 120, 300, 330], ink.white, 10),
    repeat(
      5,
      (row) =>
        box([1210, 160 + row * 56, 240, 8], ink.stone, 4) +
        dot([1224, 186 + row * 56], 12, [ink.leaf, ink.gold, ink.coral][row % 3] ?? ink.leaf) +
        box([1250, 180 + row * 56, 150 - row * 14, 12], ink.sky, 5),
    ),
    figure({
      at: [600, 400],
      scale: 2.5,
      look: cast.diego,
      turn: 0.8,
      right: [
        [44, 48],
        [66, 30],
      ],
    }),
    figure({
      at: [1000, 390],
      scale: 2.5,
      look: cast.layla,
      turn: -0.8,
      left: [
        [-42, 48],
        [-60, 34],
      ],
    }),
    placed([806, 470], 1.5, clipboard([0, 0], 8)),
  ])

export const hospitalDusk = (size: Size) =>
  scene(size, '#3b3a6b', [
    box([0, 0, 1600, 260], '#2c3566'),
    box([0, 260, 1600, 180], '#6a4a7c'),
    box([0, 430, 1600, 150], '#c46a66'),
    box([0, 560, 1600, 140], '#f0a35e'),
    stars([
      [140, 80],
      [330, 150],
      [520, 60],
      [1250, 90],
      [1460, 170],
      [980, 50],
    ]),
    moon([1330, 190], 58, '#2c3566'),
    shape('M0 640Q300 540 640 620T1600 580V760H0Z', '#5a3f6b'),
    hospital,
    box([0, 740, 1600, 160], '#241f45'),
    shape('M660 740H940L1080 900H520Z', '#39335f'),
    repeat(4, (index) => box([784 - index * 2, 760 + index * 36, 32 + index * 4, 12], ink.sun, 3)),
    ...[120, 260, 1330, 1500].map((x, index) => tree(x, 740, 1 + (index % 2) * 0.3)),
  ])

const windowsOf = (x: number, y: number, columns: number) => (count: number) =>
  repeat(count * columns, (index) =>
    box(
      [x + (index % columns) * 62, y + Math.floor(index / columns) * 74, 38, 46],
      (index * 7) % 5 < 3 ? ink.sun : '#3d5a94',
      4,
    ),
  )

const hospital = [
  box([340, 430, 300, 310], '#33487f'),
  windowsOf(372, 466, 4)(3),
  box([960, 380, 320, 360], '#33487f'),
  windowsOf(996, 416, 4)(4),
  box([600, 250, 400, 490], '#22336a'),
  windowsOf(640, 350, 6)(4),
  box([570, 236, 460, 22], '#18264f', 6),
  box([780, 160, 40, 60], '#22336a'),
  dot([800, 160], 62, ink.white),
  box([786, 122, 28, 76], ink.red, 3),
  box([762, 146, 76, 28], ink.red, 3),
  box([690, 650, 220, 90], ink.sun, 6),
  box([796, 650, 8, 90], '#22336a'),
  box([660, 632, 280, 24], ink.white, 6),
].join('')

const tree = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${box([-8, -90, 16, 92], '#18142f')}${dot([0, -130], 62, '#1f2a4c')}${dot([-34, -98], 42, '#1f2a4c')}${dot([34, -98], 42, '#1b2544')}</g>`

export const trainHome = (size: Size) =>
  scene(size, '#d8bb8a', [
    box([0, 0, 1600, 620], '#e7cfa4'),
    box([0, 0, 1600, 60], '#b98f58'),
    trainWindow,
    box([0, 560, 1600, 340], '#8a5a36'),
    box([0, 560, 1600, 14], '#6e4527'),
    box([180, 330, 300, 520], '#2c6cab', 44),
    box([180, 330, 300, 120], '#1f5590', 44),
    box([1150, 330, 300, 520], '#2c6cab', 44),
    box([1150, 330, 300, 120], '#1f5590', 44),
    figure({
      at: [330, 470],
      scale: 2.3,
      look: { ...cast.amara, clothes: 'jacket', color: 'teal' },
      legs: 'sit',
      turn: 0.9,
      left: [
        [-34, 46],
        [-4, 66],
      ],
      right: [
        [36, 46],
        [22, 62],
      ],
    }),
    openBook(350, 616),
    box([560, 640, 480, 22], '#c98a55', 8),
    box([790, 662, 20, 238], '#6e4527'),
    cup([720, 640], 1.7, ink.ember),
    bag(1290, 800),
  ])

const trainWindow = [
  box([486, 110, 660, 410], ink.white, 44),
  '<clipPath id="train"><rect x="506" y="130" width="620" height="370" rx="30"/></clipPath><g clip-path="url(#train)">',
  box([506, 130, 620, 370], '#1c2f5e'),
  stars([
    [560, 180],
    [640, 230],
    [760, 170],
    [880, 210],
    [700, 290],
  ]),
  moon([1020, 210], 48, '#1c2f5e'),
  shape('M506 380Q700 300 860 360T1126 330V500H506Z', '#14244a'),
  shape('M506 440Q700 400 900 430T1126 410V500H506Z', '#0c1a38'),
  ...[560, 620, 700, 790, 930, 1060].map((x, index) => box([x, 424 - (index % 3) * 10, 12, 16], ink.sun)),
  stroke('M540 300L660 300M580 330L760 330', 'rgb(255 255 255 / 14%)', 6),
  '</g>',
].join('')

const openBook = (x: number, y: number) =>
  shape(
    `M${x - 74} ${y - 26}Q${x - 40} ${y - 48} ${x} ${y - 28}Q${x + 40} ${y - 48} ${x + 74} ${y - 26}L${x + 64} ${y + 30}Q${x + 36} ${y + 12} ${x} ${y + 30}Q${x - 36} ${y + 12} ${x - 64} ${y + 30}Z`,
    ink.white,
  ) +
  stroke(`M${x} ${y - 28}V${y + 30}`, ink.stone, 3) +
  repeat(3, (index) =>
    stroke(
      `M${x - 54} ${y - 16 + index * 13}H${x - 16}M${x + 16} ${y - 16 + index * 13}H${x + 54}`,
      ink.haze,
      3,
    ),
  )

const bag = (x: number, y: number) =>
  stroke(
    `M${x - 40} ${y - 130}Q${x - 40} ${y - 180} ${x} ${y - 180}Q${x + 40} ${y - 180} ${x + 40} ${y - 130}`,
    ink.bark,
    12,
  ) +
  box([x - 100, y - 136, 200, 140], ink.wood, 22) +
  box([x - 100, y - 100, 200, 14], ink.bark) +
  box([x - 18, y - 108, 36, 30], ink.gold, 6)
