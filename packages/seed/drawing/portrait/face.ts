import { ink } from '../svg.ts'
import { hairColors, skins } from './colors.ts'
import type { PortraitLook } from './look.ts'

/** On a field of 100 × 100, from the crown at 22 to the chin at 60. `turn` is from −1 to 1. */
export function face(look: PortraitLook, turn = 0): string {
  const [skin, shade] = skins[look.skin]
  return [
    look.hair === 'headscarf' ? '' : ear(34.6, skin, shade) + ear(65.4, skin, shade),
    `<path d="M35 38C35 27 41 22 50 22C59 22 65 27 65 38C65.3 50 59.5 60.5 50 60.5C40.5 60.5 34.7 50 35 38Z" fill="${skin}"/>`,
    `<g transform="translate(${turn * 0.6} 0)">${beard(look)}</g>`,
    `<g transform="translate(${turn * 2.8} 0)">`,
    cheeks(shade),
    look.age === 'older' ? wrinkles(shade) : '',
    eyes(look),
    brows(look),
    nose(shade),
    mouth(look),
    glasses(look),
    '</g>',
  ].join('')
}

const ear = (x: number, skin: string, shade: string) =>
  `<ellipse cx="${x}" cy="43" rx="3.2" ry="4.2" fill="${skin}"/><path d="M${x} 41.5q-1 1.5 0 3" fill="none" stroke="${shade}" stroke-width=".9" stroke-linecap="round"/>`

const cheeks = (shade: string) =>
  `<g fill="${shade}" opacity=".28"><ellipse cx="40.5" cy="47.8" rx="3.4" ry="2.3"/><ellipse cx="59.5" cy="47.8" rx="3.4" ry="2.3"/></g>`

const eyes = ({ age }: PortraitLook) =>
  [44, 56]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="42.2" rx="2.7" ry="${age === 'older' ? 1.9 : 2.2}" fill="#fff"/>` +
        `<circle cx="${x}" cy="42.3" r="1.75" fill="#2a1c18"/><circle cx="${x + 0.6}" cy="41.7" r=".55" fill="#fff"/>` +
        `<path d="M${x - 2.9} 42Q${x} ${age === 'older' ? 39.2 : 38.8} ${x + 2.9} 42" fill="none" stroke="#2a1c18" stroke-width=".9" stroke-linecap="round"/>`,
    )
    .join('')

/** A headscarf or turban hides the color of the hair. */
const ownHair = ({ hair, hairColor }: PortraitLook) =>
  hairColors[hair === 'headscarf' || hair === 'turban' ? 'espresso' : hairColor]

function brows(look: PortraitLook): string {
  const paint = ownHair(look)
  const weight = look.age === 'older' ? 1.5 : 1.3
  return `<path d="M40.3 37.6Q43.5 35.5 47 37.2M59.7 37.6Q56.5 35.5 53 37.2" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linecap="round"/>`
}

const nose = (shade: string) =>
  `<path d="M50.6 42.5L48.6 48.2Q50 49.6 51.7 48.8" fill="none" stroke="${shade}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round"/>`

function mouth({ smile = 'closed', beard: hairy }: PortraitLook): string {
  const lip = hairy ? '#7d332c' : '#a3423b'
  if (smile === 'open')
    return `<path d="M44.8 52.3Q50 53.5 55.2 52.3Q54.2 57 50 57Q45.8 57 44.8 52.3Z" fill="#7d2a2a"/><path d="M45.3 52.6Q50 53.6 54.7 52.6L54.2 54.1Q50 55 45.8 54.1Z" fill="#fff"/>`
  const bend = smile === 'slight' ? 54.9 : 56.2
  return `<path d="M45.5 53Q50 ${bend} 54.5 53" fill="none" stroke="${lip}" stroke-width="1.4" stroke-linecap="round"/>`
}

const wrinkles = (shade: string) =>
  `<g fill="none" stroke="${shade}" stroke-width=".7" stroke-linecap="round" opacity=".75"><path d="M42 46.3q2 1 4 .3M58 46.3q-2 1-4 .3M43.5 50.5q-1.4 2-1 4.3M56.5 50.5q1.4 2 1 4.3M44.5 32.6q5.5-1.2 11 0"/></g>`

const beards = {
  stubble:
    '<path opacity=".3" d="M36.2 47C37 55.5 42.5 60.5 50 60.5C57.5 60.5 63 55.5 63.8 47C61 51 57 50.5 54.5 50.3H45.5C43 50.5 39 51 36.2 47Z"/>',
  short:
    '<path d="M35.6 44C36 56 42 62 50 62C58 62 64 56 64.4 44C63 50.5 58.5 50.7 55 50.3Q50 49 45 50.3C41.5 50.7 37 50.5 35.6 44Z"/>',
  full: '<path d="M35.2 42C35 58 41 67.5 50 67.5C59 67.5 65 58 64.8 42C63.5 50 59 50.8 55.5 50.2Q50 48.7 44.5 50.2C41 50.8 36.5 50 35.2 42Z"/>',
  mustache: '<path d="M43.6 52.6Q45 49.8 50 50.2Q55 49.8 56.4 52.6Q53 52 50 51.7Q47 52 43.6 52.6Z"/>',
} as const satisfies Record<NonNullable<PortraitLook['beard']>, string>

const beard = (look: PortraitLook) =>
  look.beard ? `<g fill="${ownHair(look)}">${beards[look.beard]}</g>` : ''

const frames = {
  round: '<circle cx="44" cy="42.5" r="5"/><circle cx="56" cy="42.5" r="5"/>',
  square:
    '<rect x="38.8" y="38.6" width="10" height="7.6" rx="1.8"/><rect x="51.2" y="38.6" width="10" height="7.6" rx="1.8"/>',
} as const satisfies Record<NonNullable<PortraitLook['glasses']>, string>

const glasses = ({ glasses: kind }: PortraitLook) =>
  kind
    ? `<g fill="none" stroke="${ink.night}" stroke-width="1.1">${frames[kind]}<path fill="none" d="M48.9 42q1.1-.9 2.2 0M39 41.5l-3.3-.8M61 41.5l3.3-.8"/></g>`
    : ''
