import { assetLink, day, entry, link, seedFile } from '../../define.ts'

type Article = {
  id: string
  title: string
  summary: string
  date: string
  tags: readonly [primary: string, secondary: string, tertiary: string]
  picture: string
  doi?: string
  featured?: true
}

/** Written for the seed; authors, hospitals and findings are invented. */
const articles: readonly Article[] = [
  {
    id: 'the-meeting-nobody-misses',
    title: 'The meeting nobody misses',
    summary:
      'A surgical service cancelled nine standing meetings and kept one: ten minutes, standing, at the board where the day is planned. A year later turnover times had fallen by a fifth, and three people had withdrawn their resignation.',
    date: day(-19),
    tags: ['Operations and Policy', 'Meetings', 'Surgery'],
    picture: 'meeting-circles',
    featured: true,
  },
  {
    id: 'what-your-calendar-says',
    title: 'What your calendar says about you',
    summary:
      'Six chiefs let us read a year of their calendars. None of them had guessed where their time went; all of them could tell whom they had stopped listening to.',
    date: day(-33),
    tags: ['Self-Management', 'Time', 'Reflection'],
    picture: 'ascent',
  },
  {
    id: 'saying-no-to-a-good-idea',
    title: 'Saying no to a good idea',
    summary:
      'The hardest refusals are not the bad proposals but the good ones that come fourth. A way to decline that leaves the proposer willing to bring the next one.',
    date: day(-47),
    tags: ['Professional Capabilities', 'Negotiation', 'Teams'],
    picture: 'quiet-water',
  },
  {
    id: 'near-misses-on-the-wall',
    title: 'Near misses on the wall',
    summary:
      'When an emergency department began to post its near misses where patients could read them, reports tripled in a month. What the lawyers said, and what the families did.',
    date: day(-61),
    tags: ['Quality and Risk', 'Safety', 'Openness'],
    picture: 'filled-hall',
    doi: '11.1042',
  },
  {
    id: 'a-budget-written-by-nurses',
    title: 'A budget written by nurses',
    summary:
      'For one unit and one year the people who open the drawers decided what is in them. Spending on supplies fell by eleven per cent; nobody has asked for the old way back.',
    date: day(-75),
    tags: ['Strategy and Innovation', 'Finance', 'Nursing'],
    picture: 'open-leaves',
  },
  {
    id: 'first-you-apologise',
    title: 'First you apologise',
    summary:
      'What to say in the first hour after harm, and what not to. With the words that four health systems agreed on, and the ones that families remember.',
    date: day(-89),
    tags: ['Quality and Risk', 'Disclosure', 'Families'],
    picture: 'first-light',
    doi: '11.1043',
  },
  {
    id: 'who-decides-at-night',
    title: 'Who decides at night?',
    summary:
      'Between ten and six the most expensive decisions of a hospital are made by its most junior people. Three services wrote down who may decide what, and slept better.',
    date: day(-103),
    tags: ['Operations and Policy', 'Staffing', 'Safety'],
    picture: 'filled-hall',
    doi: '10.1187',
  },
  {
    id: 'feedback-in-ninety-seconds',
    title: 'Feedback in ninety seconds',
    summary:
      'Residents remember one sentence of any conversation. How to choose it, when to say it, and why “but” is where most of them stop listening.',
    date: day(-117),
    tags: ['Professional Capabilities', 'Teaching', 'Teams'],
    picture: 'meeting-circles',
  },
  {
    id: 'the-merger-diary',
    title: 'The merger diary: Lakeshore & Mercy Point',
    summary:
      'A chief of medicine kept a diary through eighteen months of a merger. What was announced, what was meant, and what people heard.',
    date: day(-131),
    tags: ['Strategy and Innovation', 'Mergers', 'Openness'],
    picture: 'ascent',
    doi: '10.1164',
  },
  {
    id: 'after-the-second-burnout',
    title: 'After the second burnout',
    summary:
      'She had recovered once and knew the signs, and ignored all of them. An account of what helped, what did not, and which of her rules she still keeps.',
    date: day(-145),
    tags: ['Self-Management', 'Health', 'Reflection'],
    picture: 'quiet-water',
  },
  {
    id: 'an-algorithm-on-the-ward',
    title: 'An algorithm on the ward',
    summary:
      'It predicted falls well and was switched off after a month, because nobody had asked who would answer its calls. Seven questions to put before the next one.',
    date: day(-159),
    tags: ['Quality and Risk', 'Technology', 'Safety'],
    picture: 'open-leaves',
    doi: '10.1139',
  },
]

export const articleLibrary = seedFile({
  space: 'association',
  entries: [
    entry('doiPrefix', { id: 'doi-journal', fields: { prefix: '10.55835' } }),
    ...articles.map(({ id, title, summary, date, tags, picture, doi, featured }) =>
      entry('basicArticle', {
        id: `article-${id}`,
        fields: {
          title,
          summary,
          publicationDate: date,
          canonicalUrl: id,
          tags,
          bannerImage: assetLink(picture),
          ...(featured ? { featured } : {}),
          ...(doi ? { doiPrefix: link('doi-journal'), doiSuffix: doi } : {}),
        },
      }),
    ),
  ],
})
