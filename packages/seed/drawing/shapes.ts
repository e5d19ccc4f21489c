import { round } from './svg.ts'

/** A box begins with its left upper corner. */
export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

export const box = ([x, y, width, height]: Box, paint: string, rounding = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounding ? ` rx="${rounding}"` : ''} fill="${paint}"/>`

export const dot = ([x, y]: Point, radius: number, paint: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}"/>`

export const oval = ([x, y]: Point, [rx, ry]: Point, paint: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}"/>`

export const shape = (d: string, paint: string) => `<path d="${d}" fill="${paint}"/>`

export const stroke = (d: string, paint: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const dotted = (d: string, paint: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="4 ${width * 3}"/>`

export const polygon = (points: readonly Point[], paint: string) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${paint}"/>`

/** A negative x scale mirrors the parts. */
export const placed = ([x, y]: Point, scale: number | Point, parts: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${typeof scale === 'number' ? scale : scale.join(' ')})">${parts}</g>`

export const faint = (opacity: number, parts: string) => `<g opacity="${opacity}">${parts}</g>`

export const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
