import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { heading, paragraph, richText } from '../../shared/rich-text.ts'

export const basicArticleVariants: Variants<'basicArticle'> = {
  short: {
    title: 'Say It Once, Say It Early',
    summary: 'Four sentences that make a hard message easier to hear.',
    publicationDate: '2026-02-16',
    canonicalUrl: 'say-it-once-say-it-early',
    tags: ['Self-management'],
    bannerImage: assetLink('quiet-water'),
    authors: [link('bio'), link('bio.per lindqvist'), link('bio.name only')],
    body: richText(
      paragraph('Say what happened. Say what you know and what you do not know. Say when you will be back.'),
    ),
    keyPoints: undefined,
    readingMinutes: 1,
    nextStep: undefined,
    edition: undefined,
    doiPrefix: undefined,
    doiSuffix: undefined,
  },
  'long title and summary': {
    title:
      'What Eleven Emergency Departments Learned When They Stopped Counting Hours and Began to Count Handovers, Interruptions and Apologies',
    summary:
      'For two years eleven departments kept a second chart beside the first one: every interruption, every handover that had to be repeated, every apology to a family. None of it was billed, and all of it was expensive. This is what they found, what they changed in the first month, what they had to undo in the second, and what they would tell a department that begins tomorrow.',
    publicationDate: '2026-01-05',
    canonicalUrl: 'counting-handovers',
    body: richText(
      ...['What they counted', 'What they changed', 'What they undid', 'What they would say'].flatMap(
        (title) => [
          heading(2, title),
          ...Array.from({ length: 6 }, () =>
            paragraph(
              'Every interruption got a mark, every handover that had to be repeated got two, and every apology to a family got a line of its own. The chart hung beside the door, where everybody could see it and nobody had to sign it.',
            ),
          ),
        ],
      ),
    ),
    readingMinutes: 6,
    keyPoints: [
      'Eleven emergency departments counted every interruption, every repeated handover and every apology to a family, for two years and on paper, beside the chart that they already kept for the hours of work.',
      'None of it was billed, and all of it was expensive.',
      'The chart hung beside the door.',
      'Everybody could see it.',
      'Nobody had to sign it.',
    ],
    tags: ['Quality and risk', 'Operations and policy', 'Teams'],
    bannerImage: assetLink('open-leaves'),
  },
  'without picture, tags and summary': {
    title: 'Notes From a Quiet Ward',
    summary: undefined,
    publicationDate: '2025-12-01',
    canonicalUrl: 'notes-from-a-quiet-ward',
    tags: undefined,
    bannerImage: undefined,
    authors: undefined,
    keyPoints: undefined,
    readingMinutes: undefined,
    body: undefined,
  },
  featured: { featured: true, bannerImage: assetLink('first-light') },
  'endless word': {
    title: 'Interprofessional'.repeat(9),
    summary: 'Interprofessional'.repeat(40),
    tags: ['Interprofessional'.repeat(5)],
    keyPoints: ['Interprofessional'.repeat(11)],
  },
  'cover with a word': {
    title: 'Who Decides at Night?',
    coverWord: 'At night',
    bannerImage: undefined,
    tags: ['Operations and policy'],
  },
  'cover with a word of two lines': {
    title: 'What Happens Between Two and Four in the Morning',
    coverWord: 'Unaccompanied physicians',
    bannerImage: undefined,
    tags: ['Self-management'],
  },
  'cover with a word of the title': {
    title: 'Interprofessionalism Is a Long Word',
    bannerImage: undefined,
    tags: ['Professional capabilities'],
  },
  'cover without a word that fits, and without a topic': {
    title: 'Interprofessional'.repeat(9),
    summary: undefined,
    bannerImage: undefined,
    tags: undefined,
  },
  'cover with two values': {
    title: 'A Wristband for Two',
    bannerImage: undefined,
    tags: ['Quality and risk'],
    coverValues: ['Before: 112', 'After: 51'],
    coverDescription: 'Orders for the wrong newborn in a year: 112 before the change, 51 after it.',
  },
  'cover with eight values and long labels': {
    title: 'Where the Hours Go',
    bannerImage: undefined,
    tags: ['Strategy and innovation'],
    coverValues: [
      'A ride that nobody arranged: 1,270',
      'Medicines: 1,190',
      'Signatures of consultants: 617',
      'Placement: 516',
      'Tests that could be later: 412',
      'Transport: 290',
      'Cleaning: 58',
      'Nothing with a name: 0',
    ],
    coverDescription: 'Hours that patients wait after they are ready: most wait for a ride or for medicines.',
  },
}
