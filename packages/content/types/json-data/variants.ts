import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { examples } from './kinds/examples.ts'
import type { KindName } from './kinds/names.ts'

const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'

const minimal = { title: 'Finance' }

const endless = {
  metaTitle: `${word} and what else a small line may hold`,
  title: `How a department that nobody wanted to lead became the one that everybody asks about, in ${word}`,
  description: `A description of two paragraphs, with a [link](/resources) and a ${word}.\n\nThe second one says why the first one matters: *because* people read it.`,
}

const long = {
  id: 'long',
  tags: [
    { text: 'Leadership and governance', type: 'topic' },
    { text: 'Self-study with a mentor', type: 'format' },
    { text: 'New', type: 'new' },
    { text: word.slice(0, 40), type: 'topic' },
  ],
  title: `Negotiating, chairing, budgeting and the rest of what a medical director does before lunch, ${word}`,
  description: `Eight sessions over four months.\n\n- what a contract says\n- what it does not say\n- whom to [ask](/resources)\n\nThen a project of your own, with a colleague who has done one, and an hour each week in which others ask you about it. ${word}`,
  link: '/resources',
  buttonText: 'See what the course holds and when it begins',
  credits: 'Up to 24.5 AMA PRA Category 1 Credits™',
  badge: 'Certified with distinction',
  badgeType: 'text',
  location: `Online and in ${word}`,
  date: '2026-09-04',
}

const example = (kind: KindName) => ({ kind, data: examples[kind] })
const badges = ['badge-cpe', 'badge-fundamentals', 'badge-ceo', 'badge-cmo'].map((id) => assetLink(id))

export const jsonDataVariants: Variants<'jsonData'> = {
  'access knowledge, without its pictures': { pictures: undefined },
  'access knowledge, little of it': { data: { cards: [minimal] } },
  'access knowledge, long': { data: { ...endless, cards: [{ ...long, type: 'large' }, long, minimal] } },
  'professional certificates': { ...example('professionalCertificates'), pictures: badges },
  'professional certificates, one': { kind: 'professionalCertificates', data: { cards: [minimal] } },
  'professional certificates, long': {
    kind: 'professionalCertificates',
    data: { ...endless, cards: [long, minimal, long, minimal, long] },
  },
  'live and online events': example('liveAndOnlineEvents'),
  'live and online events, long': {
    kind: 'liveAndOnlineEvents',
    data: {
      ...endless,
      title: long.title,
      cards: [long, minimal, { ...long, date: '2026-12-30', endDate: '2027-01-02' }],
    },
  },
  'live and online events, invalid': { kind: 'liveAndOnlineEvents', data: { cards: [{ title: 7 }] } },
  'action cards, as they come': { kind: 'actionCards', data: undefined },
  'action cards, with a picture': {
    kind: 'actionCards',
    data: { cards: [{ ...long, image: 'first-light' }, minimal] },
  },
  'icon tiles': example('iconTiles'),
  'icon tiles, long': {
    kind: 'iconTiles',
    data: { ...endless, tiles: [{ title: long.title, description: long.description }, { title: 'Short' }] },
  },
  'welcome landing': example('welcomeLanding'),
  'welcome landing, long': {
    kind: 'welcomeLanding',
    data: {
      ...endless,
      shortcuts: [{ title: endless.metaTitle, description: endless.title, link: '/resources' }],
    },
  },
  map: example('map'),
  'map, its address only': { kind: 'map', data: { address: 'Chicago, Illinois' } },
  spinner: { kind: 'spinner', data: undefined },
  'spinner, its own words': example('spinner'),
  'log in': { kind: 'logIn', data: undefined },
  'log in, its own words': example('logIn'),
  'create account': { kind: 'createAccount', data: undefined },
  'create account, in the middle': example('createAccount'),
  'CME progress': { kind: 'cmeProgress', data: undefined },
  'CME progress, with a goal': example('cmeProgress'),
  'no kind': { kind: undefined },
  'no object': { data: 'cards' },
}
