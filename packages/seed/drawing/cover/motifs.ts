import { chance, type Size } from '../svg.ts'
import type { Paints } from './palettes.ts'
import { bands, circles, dots, ripples, shelves, sunrise, tree, windows } from './patterns.ts'
import { bridge, compass, mountain, pulse, scales, stair } from './subjects.ts'

/** The lower edge is the ground. `random` varies the pattern. */
export type Motif = (size: Size, paints: Paints, random: () => number) => string

export const motifs = {
  bands,
  bridge,
  circles,
  compass,
  dots,
  mountain,
  pulse,
  ripples,
  scales,
  shelves,
  stair,
  sunrise,
  tree,
  windows,
} as const satisfies Record<string, Motif>
export type MotifName = keyof typeof motifs

export function motifIn(
  { x, y, ...size }: Size & { x: number; y: number },
  { motif, paints, seed }: { motif: MotifName; paints: Paints; seed: number },
): string {
  const id = `cut-${motif}-${seed}`
  return `<clipPath id="${id}"><rect width="${size.width}" height="${size.height}"/></clipPath><g transform="translate(${x} ${y})" clip-path="url(#${id})">${motifs[motif](size, paints, chance(seed))}</g>`
}
