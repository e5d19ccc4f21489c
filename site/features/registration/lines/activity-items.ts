import type { Edition } from '@association/content/define/event.ts'
import type { Draft } from '../draft.ts'
import { chosenActivity, handicapOf } from '../machine/choices.ts'
import { textOf, valuesOf } from '../machine/texts.ts'
import type { QuoteItem } from './item.ts'
import { clubWords, paddleWords, skillWords, wordsOf } from './option-words.ts'

/** Details of other activities stay in the draft. */
export function activityItems(draft: Draft, edition: Edition): QuoteItem[] {
  const chosen = chosenActivity(draft, edition)
  if (chosen === undefined || chosen === 'none') return []
  const offer = edition.extras[chosen]
  return offer ? [{ key: chosen, offer, step: 3, attributes: details[chosen](draft) }] : []
}

const details = {
  golf: (draft: Draft): QuoteItem['attributes'] => {
    const values = valuesOf(draft, 4)
    return [
      ['Handicap', handicapOf(values)?.toString()],
      ['Clubs', wordsOf(clubWords, textOf(values, 'clubs'))],
      ['Pairing', textOf(values, 'pairing')],
    ]
  },
  soundBath: (): QuoteItem['attributes'] => [],
  pickleball: (draft: Draft): QuoteItem['attributes'] => {
    const values = valuesOf(draft, 5)
    return [
      ['Skill level', wordsOf(skillWords, textOf(values, 'skill'))],
      ['Paddle', wordsOf(paddleWords, textOf(values, 'paddle'))],
    ]
  },
} as const
