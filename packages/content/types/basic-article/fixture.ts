import { assetLink, type Draft, link } from '../../define/values.ts'
import { bullets, heading, paragraph, quotation, richText } from '../../shared/rich-text.ts'

export const basicArticle: Draft<'basicArticle'> = {
  title: 'The Meeting Before the Meeting',
  summary:
    'Most decisions in a hospital are made in a corridor. A department chair describes how she learned to have those conversations on purpose, with the people who will have to live with the answer, and what changed once she wrote them down.',
  publicationDate: '2026-03-09',
  canonicalUrl: 'the-meeting-before-the-meeting',
  tags: ['Strategy and innovation', 'Communication'],
  bannerImage: assetLink('meeting-circles'),
  authors: [link('bio')],
  keyPoints: [
    'Most decisions are made in a corridor before the meeting begins.',
    'Ask those who must live with the answer before you make a slide.',
    'Two lines by mail turn a conversation into a decision that others can find.',
  ],
  readingMinutes: 1,
  body: richText(
    paragraph(
      'The agenda said that the decision would be made at four o’clock. By noon it had been made twice: once in the elevator, and once beside the coffee machine on the third floor.',
    ),
    heading(2, 'Ask before you present'),
    paragraph(
      'I used to be proud of my slides. Now I am proud of the list of people whom I asked before I made them.',
    ),
    bullets(
      'Who works differently on Monday if we say yes?',
      'Who tried this before, and what stopped them?',
      'Who has to explain it to patients?',
    ),
    quotation('Nobody had ever asked me before the vote.'),
    heading(2, 'Write it down'),
    paragraph(
      'A conversation in a corridor is worth nothing to those who were not there. Two lines by mail are enough.',
    ),
  ),
  nextStep: link('product'),
  edition: link('journalEditions'),
  doiPrefix: link('doiPrefix'),
  doiSuffix: 'plj.2026.0309',
}
