import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import type { EventPartName } from './model.ts'

const shown = (part: EventPartName, edition = 'fixture') => ({
  part,
  edition: link(edition === 'fixture' ? 'eventEdition' : `eventEdition.${edition}`),
  hashLink: undefined,
})

const longWord = 'Interprofessionalcommunication'.repeat(4)

export const eventPartVariants: Variants<'eventPart'> = {
  'header, announced': shown('header', 'announced'),
  'header, open': shown('header', 'early bird'),
  'header, last tier': shown('header', 'regular'),
  'header, closed': shown('header', 'closed'),
  'header, over': shown('header', 'over'),
  'header, over, without a next event': shown('header', 'conference that is over'),
  'header, very long words': shown('header', 'very long words'),
  'header, without a picture': shown('header', 'without a picture'),
  'page header': { ...shown('page header', 'early bird'), title: 'Sponsors' },
  'page header, over': { ...shown('page header', 'over'), title: 'What we taught' },
  'page header, very long words': { ...shown('page header', 'very long words'), title: longWord },
  'page header, without a picture': { ...shown('page header', 'without a picture'), title: 'Courses' },
  'what happened': shown('outcome', 'over'),
  dates: shown('dates', 'advanced'),
  'prices, announced': shown('pricing', 'announced'),
  'prices, early bird': shown('pricing', 'early bird'),
  'prices, advanced': shown('pricing', 'advanced'),
  'prices, regular': shown('pricing', 'regular'),
  'prices, over': shown('pricing', 'over'),
  'prices of a conference': shown('pricing', 'conference'),
  'prices of a conference, not known': shown('pricing', 'conference without prices'),
  courses: { ...shown('courses', 'early bird'), title: 'One course on each day' },
  speakers: shown('speakers'),
  sponsors: shown('sponsors', 'forty sponsors'),
  'sponsors, very long words': { ...shown('sponsors', 'very long words'), title: longWord },
  venue: shown('venue'),
  'venue, very long words': shown('venue', 'very long words'),
  'questions and answers': shown('faq'),
  'registration, announced': shown('registration', 'announced'),
  'registration, open': shown('registration', 'advanced'),
  'registration, closed': shown('registration', 'closed'),
  'registration, over': shown('registration', 'over'),
  'registration of a conference': shown('registration', 'conference'),
  'registration of a conference, prices not known': shown('registration', 'conference without prices'),
  'speakers, none': shown('speakers', 'without speakers, courses and sponsors'),
}
