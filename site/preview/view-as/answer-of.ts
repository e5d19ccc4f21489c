import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { ViewerAnswer } from '../../features/viewer-data/viewer-answer.ts'
import { viewerAnswerOf } from '../../features/viewer-data/viewer-answer-of.ts'
import { personOf } from './persona.ts'

/** Prices follow the rules for real members. */
export function answerOf(view: ViewAs, now: number): ViewerAnswer {
  const person = personOf(view, now)
  return person ? viewerAnswerOf(person.session, person.data) : { phase: 'guest' }
}

/** Unix milliseconds. */
export const timeOfView = (view: ViewAs | undefined, present = Date.now()) =>
  view?.now === undefined ? present : Date.parse(view.now)
