import {
  audioBook,
  bookEntries,
  bookPictures,
  ebook,
  hardCover,
  paperback,
  type SeedBook,
} from '../../catalogue/books.ts'
import { day, prose, seedFile } from '../../define.ts'

const books: readonly SeedBook[] = [
  {
    key: 'after-harm',
    title: 'After Harm',
    slug: 'after-harm',
    people: ['bio-meera-krishnan', 'bio-thomas-brandt'],
    author: 'Meera Krishnan and Thomas Brandt',
    shortDescription:
      'The first hour, the first day, the first year: what families, teams and lawyers need, and when.',
    body: prose(
      'A child has received ten times the dose. The next hour will be remembered for decades by everyone in the room. Two physicians who have led that hour many times describe what to do, in which order, and what to leave to the second hour.',
      '## Four clocks',
      '1. **The first hour:** care, safety, the family, the team\n2. **The first day:** who is told, and what is kept\n3. **The first month:** the review, the second conversation, the offer\n4. **The first year:** the change, the anniversary, the colleague who has not slept',
      'Families have read each chapter and added notes in the margin. We have printed them as they were written.',
      '> “We are so sorry” is a beginning. This book is about the rest.',
    ),
    published: day(-230),
    isbn: '979-8-99901-369-9',
    pageCount: 240,
    variants: [hardCover('41031301', 49), ebook('41031302', 34), audioBook('41031303', 39)],
    look: { palette: 'cream', motif: 'ripples', seed: 11, drawn: 'ripples that spread over cream' },
  },
  {
    key: 'model',
    title: 'The Model Will See You Now',
    slug: 'the-model-will-see-you-now',
    people: ['bio-iyer', 'bio-daniel-kim'],
    author: 'Ravi Iyer and Daniel Kim',
    shortDescription: 'Two information officers on the machines they bought, tested and switched off.',
    body: prose(
      'Between them the authors have evaluated seventy products that predict, summarize, listen or draft. They bought nineteen and switched off eight. This is the book of the nineteen, and more honestly of the eight.',
      '## In the book',
      '- How to test a model on two hundred of your own patients in one afternoon\n- The sepsis alert that was right and useless\n- What an ambient scribe does to a visit, measured in minutes and in glances\n- Six clauses for the contract\n- How to say goodbye to a machine that people have come to like',
      'The checklists are free to copy. The authors take no money from vendors and list in the appendix whoever has offered some.',
    ),
    published: day(-12),
    isbn: '979-8-99901-382-8',
    pageCount: 232,
    variants: [paperback('41031401', 38), ebook('41031402', 27)],
    look: { palette: 'midnight', motif: 'compass', seed: 2, drawn: 'a compass on dark blue' },
  },
  {
    key: 'nurses-know',
    title: 'What Nurses Know About Chiefs',
    slug: 'what-nurses-know-about-chiefs',
    people: ['bio-fatima-al-sayed'],
    author: 'Fatima Al-Sayed',
    shortDescription:
      'One hundred and twenty nurses describe the physicians who lead them. The chiefs reply.',
    body: prose(
      'Fatima Al-Sayed asked one hundred and twenty nurses in fourteen hospitals to describe the chief they work with: a day on which it went well, and one on which it did not. Then she sent the texts to the chiefs. Most of them replied.',
      '## What the nurses notice',
      'Who says good morning. Who knows the name of the unit clerk. Who asks before changing the schedule, and who explains afterward. Who comes on the worst night. Who stays.',
      '## What the chiefs replied',
      'Some defended themselves, some thanked, and four resigned from an office that they had never wanted. The replies are the second half of the book.',
    ),
    published: day(-480),
    isbn: '979-8-99901-395-8',
    pageCount: 192,
    variants: [paperback('41031501', 32), ebook('41031502', 22)],
    look: { palette: 'rose', motif: 'shelves', seed: 15, drawn: 'shelves with books of many sizes on rose' },
  },
]

export const careBooks = seedFile({
  space: 'association',
  entries: books.flatMap(bookEntries),
  pictures: books.flatMap(bookPictures),
})
