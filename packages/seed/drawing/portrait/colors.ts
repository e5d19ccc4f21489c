import { ink } from '../svg.ts'

export const skins = {
  porcelain: ['#f8dccb', '#e3b09a'],
  fair: ['#f3cdb3', '#d99f80'],
  light: ['#eabf99', '#c98d63'],
  olive: ['#d9a678', '#b17a4c'],
  tan: ['#c48d62', '#99633c'],
  brown: ['#a06b47', '#774827'],
  deep: ['#7a4a32', '#552f1d'],
  ebony: ['#553224', '#371d14'],
} as const
export type Skin = keyof typeof skins

/** Also colors of headscarves and turbans. */
export const hairColors = {
  black: '#1d1a20',
  espresso: '#33231c',
  brown: '#5a3a26',
  chestnut: '#7c4a2a',
  auburn: '#9c4a2a',
  ginger: '#c46a35',
  blond: '#dcb167',
  gray: '#84858c',
  silver: '#bcc0c6',
  white: '#e9e8e4',
  navy: '#1c3f6e',
  teal: '#2a7f86',
  plum: ink.plum,
  rose: '#d98c86',
  gold: ink.gold,
} as const
export type HairColor = keyof typeof hairColors

export const backgrounds = {
  blue: ['#bcd9ef', '#d6e8f7'],
  sky: ['#8dbde2', '#a9cdea'],
  gold: ['#f9ca6b', '#fbd98f'],
  cream: ['#fbe6b8', '#fff3d6'],
  green: ['#a5d3bb', '#c3e4d2'],
  rose: ['#f0b7a6', '#f7cfc2'],
  lilac: ['#c6b6e0', '#d9cdec'],
  coral: ['#e48a6f', '#eda48d'],
  navy: ['#14315a', '#1d4173'],
  stone: ['#cdd6e0', '#e1e7ee'],
} as const
export type Background = keyof typeof backgrounds
