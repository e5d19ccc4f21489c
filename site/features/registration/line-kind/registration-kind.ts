import type { LineKind } from '../../cart-data/line-kind.ts'
import { holdSeats } from './hold-seats.ts'
import { chooseAgain, messages } from './messages.ts'
import {
  confirmationPath,
  isIdKey,
  registrationPath,
  registrationsIn,
  stepRoute,
} from './registered-lines.ts'

export const registrationKind: LineKind = {
  groupsIn: registrationsIn,
  isIdKey,
  changePath: `${registrationPath}/7`,
  confirmationPath,
  hold: holdSeats,
  choiceForm({ edition, step }) {
    if (typeof edition !== 'string' || typeof step !== 'number') return undefined
    return {
      action: stepRoute,
      fields: { edition, step },
      button: { name: 'do', value: `change-${step}`, text: chooseAgain(step) },
    }
  },
  messages,
}
