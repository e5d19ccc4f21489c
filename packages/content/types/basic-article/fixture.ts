import { assetLink, type Draft, link } from '../../define/values.ts'

export const basicArticle: Draft<'basicArticle'> = {
  title: 'The Meeting Before the Meeting',
  summary:
    'Most decisions in a hospital are made in a corridor. A department chair describes how she learned to have those conversations on purpose, with the people who will have to live with the answer, and what changed once she wrote them down.',
  publicationDate: '2026-03-09',
  canonicalUrl: 'the-meeting-before-the-meeting',
  tags: ['Strategy and innovation', 'Communication'],
  bannerImage: assetLink('meeting-circles'),
  doiPrefix: link('doiPrefix'),
  doiSuffix: 'plj.2026.0309',
}
