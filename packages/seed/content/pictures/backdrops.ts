import { picture, seedFile } from '../../define.ts'
import { scene } from '../../drawing/scene.ts'

const wide = { width: 2400, height: 1250 }
const name = 'Association for Physician Leadership'
const tagline = 'The home of physicians who lead'

export const backdrops = seedFile({
  space: 'association',
  entries: [],
  pictures: [
    picture({
      ...wide,
      id: 'backdrop-city',
      title: 'The city at night',
      description: 'A hospital tower with lit windows rises over a dark city under a crescent moon.',
      draw: scene('backdrop-city'),
    }),
    picture({
      ...wide,
      id: 'backdrop-boardroom',
      title: 'The boardroom at night',
      description: 'An empty boardroom with one red chair among blue ones; the city behind it at sunset.',
      draw: scene('backdrop-boardroom'),
    }),
    picture({
      ...wide,
      id: 'backdrop-meadow',
      title: 'Three trees',
      description: 'Three trees stand on pale green hills with flowers, in morning light.',
      draw: scene('backdrop-meadow'),
    }),
    picture({
      id: 'social-card',
      title: name,
      description: `“${name}: ${tagline}”, beside three physicians.`,
      width: 1200,
      height: 630,
      draw: scene('social-card'),
    }),
  ],
})
