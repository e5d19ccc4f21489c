import { change } from '../engine/vocabulary.ts'
import type { Before } from './0009-json-forms/before.ts'

export default change<Before>('Json forms', (model) =>
  model
    .changeField('membershipBenefits', 'statisticsList', {
      help: 'The benefits in the first column of the table. A benefit can contain HTML.',
    })
    .changeField('membershipBenefits', 'MembersOnly', {
      help: 'The second column: who has which benefit. Without any value, members have all of them.',
    })
    .changeField('membershipBenefits', 'allCommunity', {
      help: 'The third column: which benefits everyone has.',
    })
    .changeField('productColl', 'sectionData', { help: 'The texts above the products.' })
    .changeField('scheduler', 'days', { help: 'The days of the event with their sessions.' })
    .changeField('section', 'columnBreakpoints', { help: 'Columns at each width.' })
    .changeField('section', 'paddings', { help: 'Space inside the band.' })
    .changeField('singleColumnTextAndImage', 'leftSideInnerBreakpoints', {
      help: 'Width of the blocks in columns of twelve. A width also holds for the wider screens below it.',
    })
    .changeField('singleColumnTextAndImage', 'rightSideInnerBreakpoints', {
      help: 'Width of the blocks in columns of twelve. A width also holds for the wider screens below it.',
    })
    .changeField('eventEdition', 'tiers', {
      help: 'Prices by date, for a conference. A day or a price that is not known yet can be empty.',
    })
    .changeField('eventEdition', 'capacity', {
      help: 'Seats in each course and places for each activity. What is empty has no limit.',
    }),
)
