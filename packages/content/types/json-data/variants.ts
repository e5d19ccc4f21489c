import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { examples } from './kinds/examples.ts'
import { endless, long, minimal } from './kinds/extremes.ts'
import type { KindName } from './kinds/names.ts'

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
