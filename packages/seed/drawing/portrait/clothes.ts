import { ink } from '../svg.ts'

export const clothesColors = {
  navy: '#14315a',
  blue: '#2c6cab',
  sky: '#7fb3dd',
  teal: '#2a7f86',
  green: '#2f7d5b',
  gold: '#e9a52f',
  coral: '#d9634f',
  brick: '#93303a',
  plum: '#5d4188',
  charcoal: '#3a4453',
  sand: '#d8bb8a',
  white: '#fdfdfd',
} as const
export type ClothesColor = keyof typeof clothesColors

/** On a field of 100 × 100, wide enough to be cut at the lower edge. */
const torso = 'M8 104C8 81 21 73 38 69.5Q50 76 62 69.5C79 73 92 81 92 104Z'
const fold = 'rgb(7 26 51 / 16%)'

const garments = {
  'white-coat': (color: string) =>
    `<path d="${torso}" fill="#fbfcfe"/><path d="M39 69.5L50 90L61 69.5Q50 76 39 69.5Z" fill="${color}"/><path d="M39 69.5L45.5 72.5L50 79L54.5 72.5L61 69.5L58 67.5L50 73L42 67.5Z" fill="${light}"/><path d="M38 69.5L29 76L33 82L30 85L47 104H53L70 85L67 82L71 76L62 69.5L50 92Z" fill="#eef2f7" stroke="#cfd8e3" stroke-width=".8" stroke-linejoin="round"/><path d="M50 92V104" stroke="#cfd8e3" stroke-width=".9"/>${stethoscope}`,
  jacket: (color: string) =>
    `<path d="${torso}" fill="${color}"/><path d="M38.5 69.5L50 98L61.5 69.5Q50 76 38.5 69.5Z" fill="#fdfdfd"/><path d="M42 67.5L50 76L45 81L38.5 69.5ZM58 67.5L50 76L55 81L61.5 69.5Z" fill="${light}" stroke="#d5dde6" stroke-width=".6"/><path d="M38 69.5L28.5 78L34 83L31.5 86L48 104H52L68.5 86L66 83L71.5 78L62 69.5L50 98Z" fill="${color}"/><path d="M38 69.5L28.5 78L34 83L31.5 86L48 104H52L68.5 86L66 83L71.5 78L62 69.5L50 98Z" fill="${fold}"/>`,
  'jacket-and-tie': (color: string) =>
    `${garments.jacket(color)}<path d="M47.3 77.5H52.7L51.8 81L53 95L50 98.5L47 95L48.2 81Z" fill="${ink.ember}"/>`,
  scrubs: (color: string) =>
    `<path d="${torso}" fill="${color}"/><path d="M38.5 69.5L50 86L61.5 69.5Q50 76 38.5 69.5Z" fill="rgb(255 255 255 / 22%)"/><path d="M37 69.8L50 88L63 69.8" fill="none" stroke="${fold}" stroke-width="2.2" stroke-linejoin="round"/><path d="M60 92H72V103" fill="none" stroke="${fold}" stroke-width="1.2"/>`,
  sweater: (color: string) =>
    `<path d="${torso}" fill="${color}"/><path d="M38 69.5Q39 81 50 81Q61 81 62 69.5" fill="none" stroke="${fold}" stroke-width="3.6"/><path d="M24 104Q22 93 25 86M76 104Q78 93 75 86" fill="none" stroke="${fold}" stroke-width="1.2" stroke-linecap="round"/>`,
  turtleneck: (color: string) =>
    `<path d="${torso}" fill="${color}"/><path d="M41.5 58.5Q50 64.5 58.5 58.5L60 71Q50 77 40 71Z" fill="${color}"/><path d="M40 71Q50 77 60 71" fill="none" stroke="${fold}" stroke-width="1.3"/>`,
  blouse: (color: string) =>
    `<path d="${torso}" fill="${color}"/><path d="M42 67L50 77L40 84L36.5 70ZM58 67L50 77L60 84L63.5 70Z" fill="${color}"/><path d="M42 67L50 77L40 84L36.5 70ZM58 67L50 77L60 84L63.5 70Z" fill="${fold}"/><path d="M50 78V104" stroke="${fold}" stroke-width="1"/><g fill="${light}"><circle cx="50" cy="86" r="1"/><circle cx="50" cy="94" r="1"/></g>`,
} as const
export type Garment = keyof typeof garments

const light = '#ffffff'
const stethoscope = `<g fill="none" stroke="${ink.navy}" stroke-width="1.7" stroke-linecap="round"><path d="M37 70.5C35 80 35.5 86 38.5 91"/><path d="M63 70.5C65 78 64.5 83 62.5 87"/></g><circle cx="39" cy="93" r="2.9" fill="${ink.stone}" stroke="${ink.navy}" stroke-width="1.2"/><path d="M62.5 87q-3 2-2.5 6M62.5 87q3.2 2 2.6 6" fill="none" stroke="${ink.navy}" stroke-width="1.2" stroke-linecap="round"/>`

export const usualColor: Record<Garment, ClothesColor> = {
  'white-coat': 'sky',
  jacket: 'navy',
  'jacket-and-tie': 'charcoal',
  scrubs: 'teal',
  sweater: 'coral',
  turtleneck: 'charcoal',
  blouse: 'gold',
}

export const clothesColor = (garment: Garment, color: ClothesColor = usualColor[garment]) =>
  clothesColors[color]

export const clothing = (garment: Garment, color?: ClothesColor) =>
  garments[garment](clothesColor(garment, color))
