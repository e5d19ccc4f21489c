import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { scene } from '../parts/scene.ts'
import { box, dot, oval, type Point, placed, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

const cloud = (at: Point, scale: number) =>
  placed(
    at,
    scale,
    `<g opacity=".85">${oval([0, 0], [90, 26], ink.white)}${dot([-34, -18], 34, ink.white)}${dot([16, -28], 44, ink.white)}${dot([52, -10], 26, ink.white)}</g>`,
  )

const roundTree = (at: Point, scale: number, paint: string = ink.green) =>
  placed(
    at,
    scale,
    box([-9, -120, 18, 124], ink.bark) +
      dot([0, -176], 84, paint) +
      dot([-50, -130], 54, paint) +
      dot([50, -130], 54, paint) +
      dot([-20, -196], 26, 'rgb(255 255 255 / 14%)'),
  )

export const ambulance = (size: Size) =>
  scene(size, '#fbd98f', [
    dot([1270, 260], 120, ink.sun),
    repeat(9, (index) =>
      box([index * 190 - 40, 300 - ((index * 83) % 150), 150, 500], index % 2 ? '#e9b06b' : '#efbd7d', 6),
    ),
    repeat(24, (index) =>
      box([30 + (index % 12) * 130, 360 + Math.floor(index / 12) * 90, 34, 44], '#f9dfae', 4),
    ),
    box([0, 640, 1600, 260], '#4a5568'),
    box([0, 626, 1600, 26], '#c8ccd4'),
    repeat(7, (index) => box([40 + index * 250, 790, 140, 16], ink.cream, 6)),
    roundTree([1500, 640], 1.1, ink.green),
    van,
    stroke('M170 470H60M190 540H20M180 610H90', 'rgb(255 255 255 / 75%)', 10),
  ])

const van = [
  oval([760, 780], [560, 26], 'rgb(7 26 51 / 22%)'),
  shape('M270 300Q270 270 300 270H1010L1160 400L1270 470Q1300 490 1300 530V700H270Z', ink.white),
  box([270, 520, 1030, 74], ink.red),
  box([270, 610, 1030, 14], ink.red),
  box([270, 690, 1040, 40], ink.slate, 10),
  shape('M1020 310L1130 406L1230 468H1020Z', '#8dbde2'),
  box([640, 330, 260, 140], '#8dbde2', 12),
  dot([440, 400], 84, ink.blue),
  repeat(
    3,
    (index) =>
      `<rect x="424" y="332" width="32" height="136" rx="6" fill="#fff" transform="rotate(${index * 60} 440 400)"/>`,
  ),
  box([940, 310, 6, 380], ink.stone),
  box([560, 310, 6, 380], ink.stone),
  box([700, 226, 150, 46], ink.blue, 18),
  stroke('M775 206V150M706 216L668 168M844 216L882 168', ink.sky, 10),
  box([1260, 560, 40, 40], ink.sun, 12),
  ...[480, 1090].map(
    (x) => dot([x, 722], 84, ink.navy) + dot([x, 722], 44, ink.stone) + dot([x, 722], 16, ink.slate),
  ),
].join('')

export const stairs = (size: Size) =>
  scene(size, '#f0b7a6', [
    dot([1240, 250], 330, '#f7cfc2'),
    box([1160, 60, 190, 300], ink.brick, 6),
    box([1180, 80, 150, 280], ink.sun),
    polygon(
      [
        [1180, 360],
        [1330, 360],
        [1330, 80],
        [1400, 360],
      ],
      'rgb(255 200 69 / 35%)',
    ),
    ...Array.from(
      { length: 8 },
      (_, index) =>
        polygon(
          [
            [180 + index * 150, 850 - index * 70],
            [1700, 850 - index * 70],
            [1700, 920],
            [180 + index * 150, 920],
          ],
          ['#b8564f', '#a6443f'][index % 2] ?? ink.brick,
        ) + box([180 + index * 150, 842 - index * 70, 1500, 12], '#cf7467'),
    ),
    figure({
      at: [588, 274],
      scale: 2.5,
      look: cast.amara,
      legs: 'climb',
      turn: 0.9,
      left: [
        [-36, 44],
        [-30, 78],
      ],
      right: [
        [44, 40],
        [58, 68],
      ],
    }),
    box([692, 466, 92, 70], ink.bark, 8),
    stroke('M714 466Q738 430 762 466', ink.bark, 8),
  ])

export const bridge = (size: Size) =>
  scene(size, '#cfe3f3', [
    dot([800, 260], 130, ink.sun),
    cloud([300, 170], 1.3),
    cloud([1320, 210], 1.5),
    shape('M0 560Q260 420 560 540T1100 500T1600 540V900H0Z', '#a5d3bb'),
    box([0, 690, 1600, 210], ink.sky),
    repeat(12, (index) =>
      stroke(
        `M${60 + (index % 6) * 270 + Math.floor(index / 6) * 120} ${790 + Math.floor(index / 6) * 60}q30 -18 60 0t60 0`,
        'rgb(255 255 255 / 60%)',
        6,
      ),
    ),
    shape('M0 640V900H190Q260 760 330 690Z', ink.leaf),
    shape('M1600 640V900H1410Q1340 760 1270 690Z', ink.leaf),
    shape('M60 650Q800 470 1540 650V900H1440Q1240 650 800 650T160 900H60Z', ink.wood),
    stroke('M60 650Q800 470 1540 650', ink.bark, 16),
    ...[-3, -2, -1, 1, 2, 3].map((index) =>
      box([800 + index * 210 - 6, 476 + Math.abs(index) ** 2 * 8, 12, 100], ink.bark),
    ),
    figure({
      at: [640, 290],
      scale: 1.55,
      look: cast.rosa,
      turn: 0.9,
      right: [
        [40, 40],
        [62, 50],
      ],
    }),
    figure({
      at: [960, 290],
      scale: 1.55,
      look: cast.ben,
      turn: -0.9,
      left: [
        [-40, 40],
        [-62, 50],
      ],
    }),
    figure({ at: [440, 306], scale: 1.5, look: cast.farid, legs: 'walk', turn: 0.7 }),
    figure({ at: [1160, 306], scale: 1.5, look: cast.chen, legs: 'walk', turn: -0.7 }),
    stroke('M60 590Q800 400 1540 590', ink.bark, 12),
  ])

export const garden = (size: Size) =>
  scene(size, '#d6e8f7', [
    dot([1330, 190], 90, ink.sun),
    cloud([360, 170], 1.4),
    box([520, 220, 560, 330], '#e9eef5', 8),
    repeat(18, (index) =>
      box([556 + (index % 6) * 88, 256 + Math.floor(index / 6) * 90, 52, 56], '#a9cdea', 5),
    ),
    box([770, 130, 60, 90], '#e9eef5'),
    box([790, 140, 20, 60], ink.red, 3),
    box([770, 160, 60, 20], ink.red, 3),
    shape('M0 560Q420 470 820 540T1600 520V900H0Z', '#8fc9ae'),
    shape('M0 700Q500 620 900 690T1600 660V900H0Z', ink.leaf),
    shape('M700 900Q760 760 1100 690L1180 694Q960 780 960 900Z', ink.sand),
    roundTree([200, 660], 2, ink.green),
    roundTree([1420, 640], 1.8, '#2f8a62'),
    bench,
    figure({
      at: [520, 480],
      scale: 2.1,
      look: { ...cast.elsa, clothes: 'sweater', color: 'gold' },
      legs: 'sit',
      turn: 0.8,
      left: [
        [-36, 46],
        [-12, 74],
      ],
      right: [
        [36, 46],
        [14, 76],
      ],
    }),
    figure({
      at: [760, 480],
      scale: 2.1,
      look: { ...cast.ines, smile: 'open' },
      legs: 'sit',
      turn: -0.8,
      left: [
        [-38, 46],
        [-56, 62],
      ],
      right: [
        [36, 46],
        [14, 76],
      ],
    }),
    ...(
      [
        [80, 850],
        [150, 810],
        [260, 860],
        [1180, 830],
        [1290, 790],
        [1400, 850],
        [1520, 800],
      ] as const
    ).map(([x, y], index) => flower(x, y, [ink.coral, ink.sun, ink.white, ink.plum][index % 4] ?? ink.sun)),
  ])

const bench = [
  ...[0, 1, 2].map((index) => box([350, 520 + index * 44, 580, 30], ink.wood, 8)),
  box([330, 660, 620, 34], ink.wood, 10),
  box([380, 690, 24, 110], ink.bark),
  box([876, 690, 24, 110], ink.bark),
].join('')

const flower = (x: number, y: number, paint: string) =>
  stroke(`M${x} ${y}V${y - 54}`, ink.green, 6) +
  repeat(
    6,
    (index) =>
      `<ellipse cx="${x}" cy="${y - 78}" rx="10" ry="17" fill="${paint}" transform="rotate(${index * 60} ${x} ${y - 62})"/>`,
  ) +
  dot([x, y - 62], 10, ink.gold)
