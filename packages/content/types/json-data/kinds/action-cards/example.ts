import { defaultCards } from './default-cards.ts'
import { messages } from './messages.ts'

export const actionCards = {
  title: messages.title,
  description: 'Whatever you lead today, begin with the step that is nearest.',
  cards: defaultCards,
}
