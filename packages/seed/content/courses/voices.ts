import { assetLink, entry, prose, seedFile } from '../../define.ts'

/** All people are invented. */
const voices = [
  [
    'finance',
    'The second day paid for the course. I found $90,000 in a lease that nobody had read since 2014.',
    'Robert Tsosie, MD, MPH, medical director at Four Corners Community Health',
    'robert-tsosie',
  ],
  [
    'communication',
    'I came with four pages of notes. The actor asked me what I wanted, and the answer had one sentence.',
    'Priya Desai, MD, associate chief of hospital medicine at Good Harbor',
    'priya-desai',
  ],
  [
    'quality',
    'My project failed. It is the page that my board still talks about.',
    'Patrick O’Malley, MD, MHA, chief of orthopedics at St. Alban Medical Center',
    'patrick-omalley',
  ],
  [
    'people',
    'I had kept him for three years out of kindness. It had not been kind to the other fourteen.',
    'Bridget Sullivan, DO, CPE, medical director at Fort Hale Community Hospital',
    'bridget-sullivan',
  ],
  [
    'strategy',
    'We closed a clinic that I had opened. It was the first strategic thing that we ever did.',
    'Yusuf Demir, MD, CPE, chair of radiology at Bay Medical Partners',
    'yusuf-demir',
  ],
] as const

export const courseVoices = seedFile({
  space: 'association',
  entries: voices.map(([course, quote, attribution, person]) =>
    entry('quoteBlock', `course-${course}-quote`, {
      internalName: `Courses: quote about ${course}`,
      quote: prose(quote),
      attribution,
      alignAttribution: 'start',
      portrait: assetLink(`portrait-${person}`),
      quoteMarkerColor: 'mediumYellow',
      topPadding: 0,
      bottomPadding: 0,
    }),
  ),
})
