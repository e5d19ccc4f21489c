import { cast } from '../parts/cast.ts'
import { figure } from '../parts/figure.ts'
import { floor } from '../parts/room.ts'
import { scene } from '../parts/scene.ts'
import { box, oval, repeat, shape, stroke } from '../shapes.ts'
import { ink, type Size } from '../svg.ts'

export const operatingRoom = (size: Size) =>
  scene(size, '#bfe0da', [
    box([0, 0, 1600, 640], '#bfe0da'),
    repeat(9, (index) => box([index * 178, 0, 4, 640], 'rgb(255 255 255 / 45%)')),
    repeat(4, (index) => box([0, 120 + index * 150, 1600, 4], 'rgb(255 255 255 / 45%)')),
    floor(700, '#7fb8b0'),
    '<path d="M660 180L380 720H1220L940 180Z" fill="#fff" opacity=".32"/>',
    stroke('M800 0V70L800 110', ink.slate, 14),
    oval([800, 150], [210, 56], ink.slate),
    oval([800, 164], [190, 44], ink.white),
    repeat(5, (index) => oval([680 + index * 60, 168], [24, 12], ink.sun)),
    monitor,
    figure({
      at: [520, 400],
      scale: 2.4,
      look: { ...cast.chen, color: 'teal' },
      isMasked: true,
      turn: 0.7,
      right: [
        [42, 50],
        [62, 78],
      ],
    }),
    figure({
      at: [800, 370],
      scale: 2.4,
      look: { ...cast.diego, color: 'green' },
      isMasked: true,
      left: [
        [-40, 54],
        [-22, 92],
      ],
      right: [
        [40, 54],
        [20, 92],
      ],
    }),
    figure({
      at: [1080, 400],
      scale: 2.4,
      look: { ...cast.ines, color: 'teal' },
      isMasked: true,
      turn: -0.7,
      left: [
        [-42, 50],
        [-62, 78],
      ],
    }),
    shape('M330 640Q360 560 520 570H1080Q1240 560 1270 640V700H330Z', '#2a7f86'),
    box([310, 630, 980, 150], '#37949b', 14),
    oval([800, 612], [86, 22], '#d9efec'),
    box([560, 780, 480, 120], ink.slate),
    box([310, 630, 980, 22], 'rgb(255 255 255 / 22%)', 10),
  ])

const monitor = [
  box([1290, 200, 240, 170], ink.night, 12),
  box([1400, 370, 20, 330], ink.slate),
  stroke('M1310 270H1360L1372 240L1388 310L1404 270H1510', '#7fe0b0', 6),
  stroke('M1310 330Q1340 310 1370 330T1430 330T1510 330', ink.sun, 5),
].join('')
