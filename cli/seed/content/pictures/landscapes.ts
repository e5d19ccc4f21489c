import { picture, seedFile } from '../../define.ts'
import { ascent, circles, hall, leaves } from '../../drawing/arcs.ts'
import { landscape } from '../../drawing/ridges.ts'
import { ink } from '../../drawing/svg.ts'

/** Pictures of the association's space. Their descriptions are the alternative texts. */
export const landscapes = seedFile({
  space: 'association',
  entries: [],
  pictures: [
    picture({
      id: 'first-light',
      title: 'First light',
      description: 'The sun rises behind range upon range of blue hills.',
      width: 2400,
      height: 1250,
      draw: (size) =>
        landscape(size, {
          seed: 4,
          sky: [
            [0, ink.night],
            [0.42, ink.navy],
            [0.72, ink.blue],
            [1, ink.ember],
          ],
          sun: { x: 0.78, y: 0.55, radius: 0.055 },
          ridges: [
            { from: 0.68, height: 0.04, color: '#245f98', mist: '#e8a15b' },
            { from: 0.75, height: 0.045, color: '#1f5590', mist: '#5d8fb9' },
            { from: 0.82, height: 0.05, color: '#143f70', mist: '#2f6ba1' },
            { from: 0.9, height: 0.05, color: '#0c2b52', mist: '#173f6d' },
            { from: 0.99, height: 0.045, color: ink.night, mist: ink.night },
          ],
        }),
    }),
    picture({
      id: 'meeting-circles',
      title: 'Meeting circles',
      description: 'Circles in blue and gold that overlap.',
      width: 1600,
      height: 1200,
      draw: circles,
    }),
    picture({
      id: 'open-leaves',
      title: 'Open leaves',
      description: 'The leaves of a journal, opened like a fan.',
      width: 1600,
      height: 1200,
      draw: leaves,
    }),
    picture({
      id: 'ascent',
      title: 'Ascent',
      description: 'Columns that rise from left to right, from blue into gold.',
      width: 1600,
      height: 1200,
      draw: ascent,
    }),
    picture({
      id: 'filled-hall',
      title: 'A hall that fills',
      description: 'Rows of seats around a lit stage, seen from above.',
      width: 1600,
      height: 1200,
      draw: hall,
    }),
    picture({
      id: 'quiet-water',
      title: 'Quiet water',
      description: 'Evening light over a bay, hills on the far shore.',
      width: 1600,
      height: 1200,
      draw: (size) =>
        landscape(size, {
          seed: 21,
          sky: [
            [0, '#cfe3f3'],
            [0.4, '#e9f1f4'],
            [0.66, ink.cream],
            [1, ink.gold],
          ],
          sun: { x: 0.3, y: 0.46, radius: 0.05 },
          ridges: [
            { from: 0.58, height: 0.04, color: '#7fb0d8', mist: '#f3cf8f' },
            { from: 0.68, height: 0.035, color: '#3d86c6', mist: '#8ebbdd' },
            { from: 0.8, height: 0.04, color: '#14508c', mist: '#2c70ad' },
            { from: 0.93, height: 0.035, color: '#0b2545', mist: '#0b2545' },
          ],
        }),
    }),
  ],
})
