import { messages } from '../../messages.ts'

export const defaultCards = [
  {
    id: 'advising-session',
    icon: 'event',
    title: 'Advising session',
    description: 'Half an hour with an adviser who knows the way you want to go.',
    link: '/schedule-advising-session',
    buttonText: messages.actionCards.bookNow,
  },
  {
    id: 'assessment',
    icon: 'article',
    title: 'Assessment',
    description: 'Twenty minutes that show where you lead well and where to learn next.',
    link: '/assessment',
    buttonText: messages.actionCards.takeAssessment,
  },
  {
    id: 'member-perks',
    icon: 'membership',
    title: 'Member perks',
    description: 'Journals, discounts and a community that answers at any hour.',
    link: '/membership',
    buttonText: messages.actionCards.becomeMember,
  },
  {
    id: 'knowledge',
    icon: 'book',
    title: 'Knowledge',
    description: 'Articles, books and courses by physicians who have done the work.',
    link: '/resources',
    buttonText: messages.actionCards.discoverResources,
  },
] as const
