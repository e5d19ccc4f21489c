import { moon, stars } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, faint, oval, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

/** Words are set on the left, so subjects are at the right. */
export const cityNight = (size: Size) =>
  scene(size, '#0a1f3d', [
    box([0, 0, 1600, 900], '#0c2647'),
    stars([
      [110, 90],
      [260, 200],
      [430, 70],
      [640, 170],
      [800, 60],
      [1500, 110],
      [560, 300],
      [90, 330],
    ]),
    moon([960, 170], 64, '#0c2647'),
    repeat(16, (index) =>
      box([index * 104 - 20, 520 - ((index * 71) % 160), 96, 420], index % 2 ? '#123460' : '#153b6c'),
    ),
    repeat(48, (index) =>
      box([(index * 67) % 1600, 560 + ((index * 43) % 190), 12, 16], index % 3 ? '#2c5d96' : ink.sun),
    ),
    tower,
    box([0, 790, 1600, 60], ink.night),
  ])

const tower = [
  box([1130, 180, 290, 640], '#1d4a85'),
  box([1110, 166, 330, 22], '#2a5f9f', 6),
  box([1240, 90, 70, 80], '#1d4a85'),
  dot([1275, 92], 50, ink.white),
  box([1264, 62, 22, 60], ink.red, 2),
  box([1245, 81, 60, 22], ink.red, 2),
  repeat(40, (index) =>
    box(
      [1158 + (index % 5) * 50, 226 + Math.floor(index / 5) * 66, 32, 42],
      (index * 5) % 7 < 4 ? ink.sun : '#3a6aa8',
      3,
    ),
  ),
  box([1216, 750, 118, 70], ink.gold, 4),
].join('')

export const boardroomNight = (size: Size) =>
  scene(size, '#0b2545', [
    box([0, 0, 1600, 900], '#0f2d54'),
    box([640, 60, 920, 470], '#1b4272'),
    box([640, 320, 920, 210], '#a8563f'),
    box([640, 420, 920, 110], '#d98a4c'),
    repeat(11, (index) =>
      box([650 + index * 84, 360 - ((index * 61) % 130), 70, 300], index % 2 ? '#10315c' : '#0d284d'),
    ),
    repeat(30, (index) => box([668 + ((index * 211) % 860), 340 + ((index * 89) % 170), 10, 14], ink.sun)),
    repeat(4, (index) => box([640 + index * 304, 60, 10, 470], ink.night)),
    box([630, 520, 940, 16], ink.night),
    box([0, 600, 1600, 300], '#0a1f3d'),
    repeat(5, (index) =>
      shape(
        `M${700 + index * 170} 740V${560}Q${700 + index * 170} 530 ${760 + index * 170} 530Q${820 + index * 170} 530 ${820 + index * 170} 560V740Z`,
        index === 2 ? ink.brick : '#17406f',
      ),
    ),
    polygon(
      [
        [560, 690],
        [1560, 690],
        [1600, 770],
        [480, 770],
      ],
      ink.bark,
    ),
    box([480, 766, 1120, 26], '#5c3620'),
    ...[730, 900, 1240, 1410].map((x) =>
      polygon(
        [
          [x, 706],
          [x + 74, 706],
          [x + 80, 744],
          [x - 8, 744],
        ],
        ink.cream,
      ),
    ),
    oval([1105, 724], [34, 10], ink.stone),
    stroke('M1105 722V650', ink.stone, 6),
    dot([1105, 640], 14, ink.sun),
  ])

export const meadow = (size: Size) =>
  scene(size, '#e3f0fa', [
    dot([1250, 250], 110, '#ffe09a'),
    faint(0.5, dot([1250, 250], 180, '#ffeec2')),
    ...[
      [260, 150],
      [760, 110],
      [1480, 170],
    ].map(
      ([x = 0, y = 0]) =>
        oval([x, y], [110, 24], ink.white) +
        dot([x - 30, y - 16], 34, ink.white) +
        dot([x + 26, y - 22], 42, ink.white),
    ),
    shape('M0 520Q300 400 700 500T1600 440V900H0Z', '#cfe8d8'),
    shape('M0 620Q420 520 860 610T1600 560V900H0Z', '#b4dcc4'),
    shape('M0 730Q500 650 980 720T1600 690V900H0Z', '#98cdae'),
    ...[
      [1010, 640, 1],
      [1180, 610, 1.35],
      [1370, 620, 1.1],
    ].map(
      ([x = 0, y = 0, scale = 1], index) =>
        box([x - 8 * scale, y - 90 * scale, 16 * scale, 100 * scale], ink.wood) +
        dot([x, y - 140 * scale], 70 * scale, ['#6db58e', '#4d9f78', '#e9b94f'][index] ?? ink.leaf),
    ),
    repeat(14, (index) =>
      dot(
        [60 + ((index * 313) % 1500), 770 + ((index * 29) % 60)],
        9,
        [ink.coral, ink.sun, ink.white][index % 3] ?? ink.white,
      ),
    ),
  ])
