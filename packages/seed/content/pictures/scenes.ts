import { picture, seedFile } from '../../define.ts'
import { scene } from '../../drawing/scene.ts'

/** The descriptions are the alternative texts. */
const drawn: readonly [id: string, title: string, description: string][] = [
  [
    'night-shift',
    'Night shift',
    'A physician in scrubs sits alone at a desk at ten to three, beside a screen, a lamp and a steaming cup; the moon is in the window.',
  ],
  [
    'morning-round',
    'Morning round',
    'Three clinicians stand at the foot of a bed; the patient, a woman with red hair, looks at them, and the sun is in the window.',
  ],
  [
    'board-meeting',
    'Board meeting',
    'Five people sit behind a long table with papers, cups and a laptop; a chart of rising bars hangs on the wall.',
  ],
  [
    'handover',
    'Handover',
    'At seven o’clock a nurse in blue scrubs hands a clipboard to a physician in a white coat and a rose headscarf.',
  ],
  [
    'operating-room',
    'Operating room',
    'Three masked surgeons work at an operating table under a round lamp; a monitor shows a heartbeat.',
  ],
  [
    'waiting-room',
    'Waiting room',
    'Three patients wait on five blue chairs, one of them with a book; a picture of a heart and a clock hang on the wall.',
  ],
  [
    'whiteboard',
    'At the whiteboard',
    'A woman in a yellow blouse draws four boxes joined by arrows on a whiteboard while a colleague in scrubs listens.',
  ],
  [
    'corridor-talk',
    'A talk in the corridor',
    'A physician in a white coat and a man in a suit talk in a green hospital corridor with blue doors.',
  ],
  ['coffee', 'Coffee', 'Two clinicians talk at a round table over two steaming cups, below a red lamp.'],
  [
    'lecture',
    'Lecture',
    'A woman at a lectern points to a pie chart on a large screen; eight listeners are seen from behind.',
  ],
  [
    'video-call',
    'Video call',
    'Four colleagues in a video call on a laptop, with a plant and a cup beside it.',
  ],
  [
    'ambulance',
    'Ambulance',
    'A white ambulance with a red stripe drives along a city street, its blue light on.',
  ],
  [
    'hospital-dusk',
    'The hospital at dusk',
    'A hospital with lit windows and a red cross on its roof under a purple evening sky with a crescent moon.',
  ],
  [
    'calendar',
    'Calendar',
    'A woman in a red jacket points to a wall calendar full of colored blocks; one day has a red circle.',
  ],
  [
    'scales',
    'Scales',
    'Golden scales with a heart on the left side and two stacks of coins, which weigh more, on the right.',
  ],
  [
    'budget',
    'Budget',
    'A desk seen from above: a sheet with a bar chart, a calculator, a pencil, stacks of coins and a cup of coffee.',
  ],
  [
    'stairs',
    'Stairs',
    'A physician with a briefcase climbs red stairs toward an open door full of yellow light.',
  ],
  [
    'bridge',
    'Bridge',
    'Four colleagues meet in the middle of a wooden bridge over a river, two from each bank, with the sun behind them.',
  ],
  ['compass', 'Compass', 'A golden compass lies on a map; a dotted line leads to it from a red cross.'],
  [
    'garden',
    'Garden',
    'An older woman and a nurse sit on a bench between trees and flowers; the hospital stands behind them.',
  ],
  [
    'library',
    'Library',
    'A man in a blue turban reads at a desk between walls of books; a ladder leans on the shelves.',
  ],
  [
    'mentor',
    'Mentor',
    'An older physician and a younger colleague in a headscarf talk in two armchairs, with cups on a small table between them.',
  ],
  [
    'train-home',
    'The train home',
    'A woman reads a book in a train at night; lights of a town and a crescent moon pass the window.',
  ],
  [
    'data-screen',
    'Data on a screen',
    'Two clinicians stand before a large dark screen with a rising line, bars and a ring; one of them points to it.',
  ],
  [
    'huddle',
    'Huddle',
    'Five clinicians stand in a half circle below a clock; a board with colored notes hangs beside them.',
  ],
  [
    'phone-call',
    'Phone call',
    'An older woman in a red jacket is on the phone at night; the lights of the city are in the window.',
  ],
  [
    'handshake',
    'Handshake',
    'A man in a suit and a physician in a white coat shake hands; a signed paper hangs between them.',
  ],
  [
    'laboratory',
    'Laboratory',
    'A physician in a rose headscarf works at a microscope; flasks in many colors stand on the shelves.',
  ],
  [
    'home-office',
    'Home office',
    'A smiling man in a blue sweater works on a laptop at home; a gray cat sleeps on his desk.',
  ],
]

export const scenes = seedFile({
  space: 'association',
  entries: [],
  pictures: drawn.map(([name, title, description]) =>
    picture({ id: `scene-${name}`, title, description, width: 1600, height: 900, draw: scene(name) }),
  ),
})
