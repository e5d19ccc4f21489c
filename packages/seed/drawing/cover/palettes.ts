import { ink } from '../svg.ts'

/** Words have a contrast of at least 4.5. */
export type Paints = { ground: string; deep: string; words: string; mark: string; accent: string }

export const palettes = {
  midnight: { ground: ink.navy, deep: ink.night, words: ink.cream, mark: ink.sky, accent: ink.sun },
  ocean: { ground: ink.blue, deep: ink.navy, words: ink.white, mark: ink.haze, accent: ink.sun },
  morning: { ground: '#d6e8f7', deep: '#a9cdea', words: ink.navy, mark: ink.blue, accent: ink.ember },
  cream: { ground: ink.cream, deep: '#f5ddab', words: ink.navy, mark: ink.blue, accent: ink.coral },
  sun: { ground: ink.sun, deep: ink.gold, words: ink.night, mark: ink.navy, accent: ink.white },
  ember: { ground: '#b8501f', deep: '#7f3514', words: ink.white, mark: '#f5b78b', accent: ink.sun },
  brick: { ground: ink.brick, deep: '#5e1118', words: ink.cream, mark: ink.rose, accent: ink.gold },
  forest: { ground: ink.green, deep: '#0f4a34', words: ink.white, mark: '#a9dcc3', accent: ink.sun },
  mint: { ground: '#cfe9dc', deep: '#9fd0b8', words: '#0f3d2c', mark: ink.green, accent: ink.ember },
  plum: { ground: '#46307a', deep: '#2b1c50', words: ink.white, mark: '#b8a4df', accent: ink.rose },
  rose: { ground: '#f7cfc2', deep: '#eda992', words: '#5e1118', mark: ink.coral, accent: ink.navy },
  slate: { ground: '#34435a', deep: '#212d40', words: ink.white, mark: ink.stone, accent: ink.coral },
} as const satisfies Record<string, Paints>
export type Palette = keyof typeof palettes
