import { picture, seedFile } from '../../define.ts'
import { scene } from '../../drawing/scene.ts'

/** The descriptions are the alternative texts. */
export const landscapes = seedFile({
  space: 'association',
  entries: [],
  pictures: [
    picture({
      id: 'first-light',
      title: 'First light',
      description: 'The sun rises behind range upon range of blue hills; a few stars are left in the sky.',
      width: 2400,
      height: 1250,
      draw: scene('first-light'),
    }),
    picture({
      id: 'meeting-circles',
      title: 'Meeting circles',
      description: 'Eight people around a round table, seen from above, with papers, laptops and coffee.',
      width: 1600,
      height: 1200,
      draw: scene('meeting-circles'),
    }),
    picture({
      id: 'open-leaves',
      title: 'Open leaves',
      description: 'A plant with green, gold and red leaves grows out of an open book.',
      width: 1600,
      height: 1200,
      draw: scene('open-leaves'),
    }),
    picture({
      id: 'ascent',
      title: 'Ascent',
      description: 'Three colleagues climb a dark mountain at night, toward a flag on its snowy top.',
      width: 1600,
      height: 1200,
      draw: scene('ascent'),
    }),
    picture({
      id: 'filled-hall',
      title: 'A hall that fills',
      description:
        'A woman speaks on a lit stage between red curtains; rows of listeners are seen from behind.',
      width: 1600,
      height: 1200,
      draw: scene('filled-hall'),
    }),
    picture({
      id: 'quiet-water',
      title: 'Quiet water',
      description: 'A sailboat in a bay at evening, the sun low over the hills of the far shore.',
      width: 1600,
      height: 1200,
      draw: scene('quiet-water'),
    }),
  ],
})
