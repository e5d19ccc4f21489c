import { pressRelease, type SeedRelease } from '../../catalogue/press-release.ts'
import { day, seedFile } from '../../define.ts'

const releases: readonly SeedRelease[] = [
  {
    slug: 'fellows',
    title: 'Forty-one physicians named fellows of the association',
    releaseDate: day(-39),
    shortDescription:
      'The class of {year-39} leads hospitals, plans and public health in twenty-two states. Their names, and what they are known for.',
    body: [
      'TAMPA, {day-39}: Forty-one physicians have been named fellows of the Association for Physician Leadership. Fellowship is the highest distinction that the association awards. It honors physicians who have led well for at least five years and who have taught others to do so.',
      'The class comes from twenty-two states and from four countries abroad. Eighteen of its members lead hospitals, nine lead medical groups, six work in public health, and eight teach.',
      '## Three of the forty-one',
      '- **Adaeze Nwosu, MD,** chief medical officer of Riverbend Regional, opened her committee on quality to patients. They now hold half of its seats.\n- **Robert Tsosie, MD,** medical director of Four Corners Community Health, has trained eleven medical directors, all of whom have stayed within a day’s drive.\n- **Kwame Boateng, MD,** chief of anesthesiology at Lakeshore University, publishes the schedule of his forty-two operating rooms for everyone to see.',
      '> “I read their letters of application with a pencil,” said Per Lindqvist, MD, chair of the selection committee. “I stopped underlining on page three, because I had underlined everything.”',
      'The fellows will be inducted at the [annual conference](/conference).',
    ],
  },
  {
    slug: 'new-chair-of-the-board',
    title: 'Maren Okafor elected chair of the board',
    releaseDate: day(-68),
    shortDescription:
      'The chief medical officer of Three Rivers Health leads the board for two years. She succeeds Per Lindqvist.',
    body: [
      'TAMPA, {day-68}: The board of directors has elected Maren Okafor, MD, CPE, as its chair for a term of two years. Dr. Okafor is chief medical officer of Three Rivers Health. She has been a member of the board since 2021 and led its committee on education.',
      'She succeeds Per Lindqvist, MD, who remains a member of the [board](/about/board).',
      'Dr. Okafor named three aims for her term: one course a year for every member, a scholarship for physicians in rural hospitals, and board meetings that end with a decision. “The last one is for me,” she said.',
    ],
  },
  {
    slug: 'board-applications-open',
    title: 'Physicians may apply for three seats on the board',
    releaseDate: day(-16),
    shortDescription:
      'Applications are open until {day+60}. The association looks for experience in finance, rural care and data.',
    body: [
      'TAMPA, {day-16}: Three seats on the board of directors become vacant next year. From today, members may [apply](/about/board/apply) or nominate a colleague. The deadline is {day+60}.',
      'The nominating committee looks for experience in three [areas of expertise](/about/board/areas-of-expertise): finance, care in rural places, and data.',
      '## How the seats are filled',
      '1. The committee reads all applications and speaks with twelve candidates.\n2. Members see a statement and a conversation of ten minutes with each of six.\n3. All members vote, online, for two weeks.',
      'Members of the board serve for three years, without pay. They meet four times a year, twice in person.',
    ],
  },
  {
    slug: 'editor-of-fast-practice',
    title: 'Priya Desai becomes editor of Fast Practice',
    releaseDate: day(-240),
    shortDescription: 'The hospitalist from Good Harbor takes over the youngest journal of the association.',
    body: [
      'TAMPA, {day-240}: Priya Desai, MD, associate chief of hospital medicine at Good Harbor, is the new editor of *Fast Practice*. The journal appears monthly and solves one problem of everyday practice in ten minutes of reading.',
      'Dr. Desai has written for the journal since its first volume. Her text on the handover in nine minutes is its most read.',
      '“Nobody has ever asked me for a longer article,” she said.',
      'Subscriptions to [Fast Practice](/publications/subscriptions/fast-practice) begin with any month.',
    ],
  },
]

export const pressAboutPeople = seedFile({ space: 'association', entries: releases.map(pressRelease) })
