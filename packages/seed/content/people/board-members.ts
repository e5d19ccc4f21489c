import { people } from '../../catalogue/people.ts'

/** All people are invented. */
export const boardMembers = people({
  'celia-marchetti': {
    name: 'Celia Marchetti',
    credentials: 'MD, MBA',
    jobTitle: 'Treasurer; chief financial and medical officer',
    organization: 'Harborview Physicians',
    biography:
      'Celia is a pathologist who learned accounting at night. She has closed two deficits and one laboratory.',
    look: {
      skin: 'olive',
      hair: 'pixie',
      hairColor: 'silver',
      clothes: 'jacket',
      color: 'plum',
      background: 'cream',
      glasses: 'round',
      age: 'older',
    },
  },
  'david-osei': {
    name: 'David Osei',
    credentials: 'MD, MPH',
    jobTitle: 'Secretary; commissioner of health',
    organization: 'Lowland County',
    biography:
      'David led a county of ninety thousand through a flood and an outbreak in the same spring. He takes the minutes himself.',
    look: {
      skin: 'deep',
      hair: 'crop',
      hairColor: 'black',
      clothes: 'jacket-and-tie',
      color: 'navy',
      background: 'green',
      beard: 'stubble',
    },
  },
  'ruth-abramson': {
    name: 'Ruth Abramson',
    credentials: 'MD, JD',
    jobTitle: 'Director; former dean of medicine',
    organization: 'Northgate University',
    biography:
      'Ruth led a medical school for eleven years. She asks for the sentence that everyone is avoiding.',
    look: {
      skin: 'fair',
      hair: 'bob',
      hairColor: 'white',
      clothes: 'turtleneck',
      background: 'lilac',
      age: 'older',
      smile: 'closed',
    },
  },
  'min-jun-park': {
    name: 'Min-jun Park',
    credentials: 'MD, MS',
    jobTitle: 'Director; vice president of data and research',
    organization: 'Summit Ridge Health',
    biography:
      'Min-jun is an intensivist who builds registries. He represents members in the first ten years of practice.',
    look: {
      skin: 'light',
      hair: 'quiff',
      hairColor: 'black',
      clothes: 'sweater',
      color: 'teal',
      background: 'sky',
      age: 'younger',
    },
  },
  'teresa-villanueva': {
    name: 'Teresa Villanueva',
    credentials: 'DO, CPE',
    jobTitle: 'Director; president of the medical staff',
    organization: 'Sierra Vista Hospital',
    biography:
      'Teresa is a family physician in a hospital of twenty-five beds. She speaks for members in rural places.',
    look: {
      skin: 'tan',
      hair: 'long-waves',
      hairColor: 'espresso',
      clothes: 'white-coat',
      color: 'coral',
      background: 'rose',
      smile: 'open',
    },
  },
})
