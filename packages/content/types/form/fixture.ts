import { type Draft, link } from '../../define/values.ts'
import { linked, paragraph, richText } from '../../shared/rich-text.ts'

export const form: Draft<'form'> = {
  internalName: 'Form: ask an advisor',
  portalId: '4820193',
  formId: '6d1f4a02-93be-4c55-8e0a-2f7d9b1c6e34',
  formTitle: 'Ask an advisor',
  hashLink: 'ask-an-advisor',
  backgroundColor: 'paleBlue',
  topComponents: [link('title')],
  bottomComponents: [link('content')],
  loggedInUserAlternateContent: richText(
    paragraph(
      'You are logged in, so there is no need to introduce yourself: ',
      linked('choose a time with your advisor', '/schedule-advising-session'),
      '.',
    ),
  ),
}
