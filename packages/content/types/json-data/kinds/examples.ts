import { messages } from '../messages.ts'
import { accessKnowledge } from './access-knowledge/example.ts'
import { defaultCards } from './action-cards/default-cards.ts'
import { iconTiles } from './icon-tiles/example.ts'
import { liveAndOnlineEvents } from './live-and-online-events/example.ts'
import type { KindName } from './names.ts'
import { professionalCertificates } from './professional-certificates/example.ts'

/** The gallery and the editor show these. */
export const examples: Readonly<Record<KindName, unknown>> = {
  accessKnowledge,
  professionalCertificates,
  liveAndOnlineEvents,
  actionCards: {
    title: messages.actionCards.title,
    description: 'Whatever you lead today, begin with the step that is nearest.',
    cards: defaultCards,
  },
  iconTiles,
  welcomeLanding: {
    metaTitle: 'Welcome',
    title: 'Where would you like to start?',
    shortcuts: [
      {
        icon: 'user',
        title: 'Your profile',
        description: 'Tell colleagues who you are.',
        link: '/membership',
      },
      {
        icon: 'education',
        title: 'Your courses',
        description: 'Go on where you stopped.',
        link: '/resources',
      },
      { icon: 'article', title: 'Journals', description: 'Read the newest editions.', link: '/resources' },
      { icon: 'check', title: 'Assessment', description: 'Find out how you lead.', link: '/assessment' },
      {
        icon: 'calendar',
        title: 'Advising',
        description: 'Book half an hour with an adviser.',
        link: '/schedule-advising-session',
      },
      {
        icon: 'star',
        title: 'Credentials',
        description: 'See how to become a CPE.',
        link: '/credentials/cpe',
      },
    ],
  },
  map: {
    title: 'Where to find us',
    description: 'Two blocks from the station. Ask for the **eighth floor**.',
    address: '400 North Ashley Drive, Suite 400, Tampa, FL 33602',
  },
  spinner: { message: 'Loading your courses...', color: 'mediumBlue' },
  logIn: { text: 'Log in to read on', variant: 'dark', fontSize: 18 },
  createAccount: { createText: 'Create your account', align: 'center' },
  cmeProgress: { title: 'Your CME credits this cycle', goal: 50 },
}
